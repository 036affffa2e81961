import type { Refusal } from 'design-system/patterns/ResourceView/resource.ts';
import type { SessionSnapshot } from '../auth/index.ts';
import { accountName, roleLabel } from '../session/person.ts';
import type { Requirement } from './table.ts';

/** Who is refused a page, or what stands on it, and who could give them the permission. */
export function toRefusal(
  { user, claims }: Pick<SessionSnapshot, 'user' | 'claims'>,
  requirement: Requirement = 'login',
): Refusal {
  return {
    person: {
      name: accountName(user),
      role: roleLabel(claims),
      organizationName: claims?.access.org_name ?? '',
    },
    helper: requirement === 'access:backoffice' ? 'administrator' : 'owner',
  };
}
