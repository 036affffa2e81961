import type { Call } from '../api/handler.ts';
import type { Database } from '../store/index.ts';
import { recordChange } from './audit.ts';
import { personRef } from './person-ref.ts';

/**
 * Writes down that somebody takes a table away, with what narrows it down, before they get it.
 *
 * @param path of the call; its first word is what the table is of
 * @throws where it cannot be written down: nothing is taken away unseen
 */
export async function recordExport(
  db: Database,
  path: string,
  { caller, query, requestId }: Pick<Call, 'caller' | 'query' | 'requestId'>,
): Promise<void> {
  const [id = path] = path.split('/');
  await recordChange(db, {
    orgCode: caller.orgCode,
    by: await personRef(db, caller.personId),
    action: 'exported',
    object: { kind: 'table', id },
    before: null,
    after: givenOf(query),
    requestId,
  });
}

/** What the caller has narrowed the table down by; what is empty narrows nothing, nor does the kind of file. */
function givenOf(query: unknown): object {
  return Object.fromEntries(
    Object.entries(query ?? {}).filter(([name, value]) => name !== 'format' && value !== ''),
  );
}
