import type { Refusal } from 'design-system/patterns/ResourceView/resource.ts';
import type { SessionSnapshot } from '../auth/index.ts';
import type { Access } from '../pages/page.ts';
import { accountName, roleLabel } from '../session/person.ts';

/** Who is refused a page, or what stands on it, and who could give them the permission. */
export function toRefusal(
  { user, claims }: Pick<SessionSnapshot, 'user' | 'claims'>,
  access: Access = 'login',
): Refusal {
  return {
    person: {
      name: accountName(user),
      role: roleLabel(claims),
      organizationName: claims?.access.org_name ?? '',
    },
    helper: needsBackoffice(access) ? 'administrator' : isStaff(claims) ? 'portal' : 'owner',
  };
}

/** Whether somebody works for the portal: its own organisation has no owner. */
function isStaff(claims: SessionSnapshot['claims']): boolean {
  return claims?.access.permissions.includes('access:backoffice') ?? false;
}

/** Nobody in the organisation could give that. */
function needsBackoffice(access: Access): boolean {
  return typeof access === 'object' && access.includes('access:backoffice');
}
