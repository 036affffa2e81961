import type { Call } from '../../api/handler.ts';
import { recordChange } from '../../audit/audit.ts';
import { personRef } from '../../audit/person-ref.ts';
import type { DatabaseSession } from '../../store/index.ts';

/** Writes down what staff have done to a country or a territory. Those are nobody's: it stands with who did it. */
export async function recordGeographyChange(
  db: DatabaseSession,
  { caller, requestId }: Pick<Call, 'caller' | 'requestId'>,
  kind: 'country' | 'territory',
  id: string,
  before: object | null,
  after: object | null,
): Promise<void> {
  const changed = after === null ? 'deleted' : 'changed';
  await recordChange(db, {
    orgCode: caller.orgCode,
    by: await personRef(db, caller.personId),
    action: before === null ? 'created' : changed,
    object: { kind, id },
    before,
    after,
    requestId,
  });
}
