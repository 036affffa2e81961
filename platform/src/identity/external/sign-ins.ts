import type { AccessTokenClaims } from 'contract';
import { recordSignIn } from '../../audit/sign-ins.ts';
import type { ReportFault } from '../../logging/log.ts';
import type { Database } from '../../store/index.ts';

const MOST_KNOWN = 10_000;

/**
 * Writes each session of a provider of others down once, with the first call that we get to see of it, however
 * many instances see one. A session is told from the next by `sid`, else by `auth_time`; where tokens carry
 * neither, only the provider knows who signs in when.
 */
export function createSignInLog(
  db: Database,
  reportFault: ReportFault,
): (claims: AccessTokenClaims) => Promise<void> {
  const known = new Set<string>();

  return async (claims) => {
    const { sub: personId, org_code: orgCode } = claims;
    const told = claims['sid'] ?? claims['auth_time'];
    if (typeof told !== 'string' && typeof told !== 'number') return;
    const session = String(told);
    const key = JSON.stringify([personId, orgCode, session]);
    if (known.has(key)) return;
    if (known.size >= MOST_KNOWN) known.clear();
    known.add(key);
    // What could not be written down is tried again with their next call.
    if (!(await recordSignIn(db, { personId, orgCode, session }, reportFault))) known.delete(key);
  };
}
