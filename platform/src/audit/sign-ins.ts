import type { Database } from '../store/index.ts';
import { recordChange, recordOnce } from './audit.ts';
import { personRef } from './person-ref.ts';

/** Who has signed in, and to which organisation. */
interface SignIn {
  readonly personId: string;
  readonly orgCode: string;
  /** What tells one sign-in from the next, where it is told with every call; none where it is told once. */
  readonly session?: string;
}

/**
 * Writes down that somebody has signed in. Nobody is kept out where that fails: they have proved who they are.
 *
 * @param reportFault hears of what could not be written down
 * @returns whether it is written down
 */
export async function recordSignIn(
  db: Database,
  { personId, orgCode, session }: SignIn,
  reportFault: (what: string, error: unknown) => void,
): Promise<boolean> {
  try {
    const by = await personRef(db, personId);
    const change = {
      orgCode,
      by,
      action: 'signed-in',
      object: { kind: 'user', id: personId },
      before: null,
      after: null,
      requestId: null,
    } as const;
    await (session === undefined
      ? recordChange(db, change)
      : recordOnce(db, JSON.stringify(['signed-in', personId, orgCode, session]), change));
    return true;
  } catch (error) {
    reportFault('Recording a sign-in', error);
    return false;
  }
}
