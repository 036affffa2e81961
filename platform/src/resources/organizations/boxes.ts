import { randomUUID } from 'node:crypto';
import { type api, type SavedBox, SAVED_BOXES } from 'contract';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { Call, Handler } from '../../api/handler.ts';
import { fieldProblem, notFound } from '../../api/problem.ts';
import { recordChange } from '../../audit/audit.ts';
import { personRef } from '../../audit/person-ref.ts';
import { tables } from '../../store/index.ts';
import type { Database, DatabaseSession } from '../../store/index.ts';
import { lock } from './change-organization.ts';
import { organizationApiCopy as copy } from './organizations.copy.ts';

const { savedBoxes } = tables;

type Boxes = (typeof api)['savedBoxes'];
type CallOf<Name extends keyof Boxes> = Parameters<Handler<Boxes[Name]>>[0];
type BoxRow = typeof savedBoxes.$inferSelect;

/** All boxes of an organisation, by name. */
export async function listBoxes(db: DatabaseSession, orgCode: string): Promise<SavedBox[]> {
  const rows = await db
    .select()
    .from(savedBoxes)
    .where(eq(savedBoxes.orgCode, orgCode))
    .orderBy(asc(savedBoxes.name));
  return rows.map(toBox);
}

/** Keeps a box; one of the same name makes way, with its id. */
export function keepBox(db: Database, call: CallOf<'keepBox'>): Promise<SavedBox> {
  const { caller, body } = call;
  return db.transaction(async (transaction) => {
    await lock(transaction, caller.orgCode);
    const boxes = await listBoxes(transaction, caller.orgCode);
    const before = boxes.find(({ name }) => name === body.name);
    if (!before && boxes.length >= SAVED_BOXES)
      throw fieldProblem([{ pointer: '/name', detail: copy.tooManyBoxes }]);
    const [kept] = await transaction
      .insert(savedBoxes)
      .values({ ...body, id: `box_${randomUUID()}`, orgCode: caller.orgCode })
      .onConflictDoUpdate({ target: [savedBoxes.orgCode, savedBoxes.name], set: body })
      .returning();
    const after = toBox(kept as BoxRow);
    await recordBox(transaction, call, before ?? null, after);
    return after;
  });
}

/** Gives a box another name. */
export function renameBox(db: Database, call: CallOf<'renameBox'>): Promise<SavedBox> {
  const { caller, params, body } = call;
  return db.transaction(async (transaction) => {
    await lock(transaction, caller.orgCode);
    const isIt = and(eq(savedBoxes.orgCode, caller.orgCode), eq(savedBoxes.id, params.id));
    const [before] = await transaction.select().from(savedBoxes).where(isIt);
    if (!before) throw notFound(copy.boxNotFound);
    const isTaken = await transaction.$count(
      savedBoxes,
      and(
        eq(savedBoxes.orgCode, caller.orgCode),
        eq(savedBoxes.name, body.name),
        ne(savedBoxes.id, params.id),
      ),
    );
    if (isTaken > 0) throw fieldProblem([{ pointer: '/name', detail: copy.boxNameTaken }]);
    await transaction.update(savedBoxes).set(body).where(isIt);
    const after = { ...toBox(before), ...body };
    await recordBox(transaction, call, toBox(before), after);
    return after;
  });
}

/** Removes a box. @throws {ProblemError} 404 where it is gone already */
export async function removeBox(db: Database, call: CallOf<'removeBox'>): Promise<void> {
  const { caller, params } = call;
  await db.transaction(async (transaction) => {
    const [removed] = await transaction
      .delete(savedBoxes)
      .where(and(eq(savedBoxes.orgCode, caller.orgCode), eq(savedBoxes.id, params.id)))
      .returning();
    if (!removed) throw notFound(copy.boxNotFound);
    await recordBox(transaction, call, toBox(removed), null);
  });
}

function toBox({ id, name, packaging, lengthCm, widthCm, heightCm, emptyWeightKg }: BoxRow): SavedBox {
  return { id, name, packaging, lengthCm, widthCm, heightCm, emptyWeightKg };
}

/** Among the changes of the organisation, as boxes are a setting of it. */
async function recordBox(
  transaction: DatabaseSession,
  { caller, requestId }: Pick<Call, 'caller' | 'requestId'>,
  before: SavedBox | null,
  after: SavedBox | null,
): Promise<void> {
  await recordChange(transaction, {
    orgCode: caller.orgCode,
    by: await personRef(transaction, caller.personId),
    action: 'changed',
    object: { kind: 'organization', id: caller.orgCode },
    before: { savedBox: before },
    after: { savedBox: after },
    requestId,
  });
}
