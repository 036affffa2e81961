import type { FeatureFlag, Permission } from 'contract';
import type { SessionSnapshot } from '../../auth/index.ts';
import { NOBODY } from '../../auth/session-state.ts';

/** Before anything is known. */
export const nobody: SessionSnapshot = { ...NOBODY, status: 'unknown' };

/** A member with these permissions, in an organisation that is set up unless told otherwise. */
export function signedIn(permissions: readonly Permission[] = [], isSetUp = true): SessionSnapshot {
  const registered = { iss: 'i', sub: 's', azp: 'a', iat: 0, exp: 1 };
  const flags: Record<string, FeatureFlag> = { org_setup_complete: { t: 'b', v: isSetUp } };
  return {
    ...nobody,
    status: 'signedIn',
    claims: {
      access: {
        ...registered,
        aud: [],
        org_code: 'o',
        org_name: '',
        external_org_id: null,
        permissions: [...permissions],
        roles: [{ id: 'role', key: 'org_user', name: 'Mitarbeiter' }],
        feature_flags: flags,
        user_properties: {},
      },
      id: { ...registered, aud: 'a', org_codes: [] },
    },
  };
}
