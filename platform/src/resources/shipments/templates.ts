import { problemCodes } from 'contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Call } from '../../api/handler.ts';
import { ProblemError } from '../../api/problem.ts';
import { tables } from '../../store/index.ts';
import type { DatabaseSession } from '../../store/index.ts';
import type { ShipmentRow } from './shipment-row.ts';
import { shipmentApiCopy } from './shipments.copy.ts';

const { shipments } = tables;

interface Words {
  readonly title: string;
  readonly detail?: string;
}

/** What is said of something that is no template any more, by what somebody wanted of it. */
export interface TemplateWords {
  readonly ordered: Words;
  readonly discarded: Words;
}

type Standing = Pick<ShipmentRow, 'status' | 'ordering'>;

/** @throws {ProblemError} 409 unless it is a template and is not being ordered. */
export function requireTemplate({ status, ordering }: Standing, words: TemplateWords): void {
  const code = problemCodes.notATemplate;
  if (ordering !== null) throw new ProblemError(409, { title: shipmentApiCopy.beingOrdered, code });
  if (status === 'cancelled') throw new ProblemError(409, { ...words.discarded, code });
  if (status !== 'avis') throw new ProblemError(409, { ...words.ordered, code });
}

/** @throws {ProblemError} 412 when the call was made of another version than the one that is stored. */
export function requireVersion({ version }: Pick<ShipmentRow, 'version'>, call: Pick<Call, 'version'>): void {
  if (call.version !== undefined && call.version !== version) throw stale();
}

/** Whether it still is the template that was read: what a change or an order asks for in its `UPDATE`. */
export function isUnchangedTemplate({ id, version }: Pick<ShipmentRow, 'id' | 'version'>) {
  return and(
    eq(shipments.id, id),
    eq(shipments.version, version),
    eq(shipments.status, 'avis'),
    isNull(shipments.ordering),
  );
}

/** What to say to whoever's `UPDATE` has found another template than it was made of: somebody was faster. */
export async function overtaken(
  db: DatabaseSession,
  id: string,
  words: TemplateWords,
): Promise<ProblemError> {
  const [row] = await db.select().from(shipments).where(eq(shipments.id, id));
  try {
    if (row) requireTemplate(row, words);
  } catch (error) {
    if (error instanceof ProblemError) return error;
    throw error;
  }
  return stale();
}

function stale(): ProblemError {
  return new ProblemError(412, {
    title: shipmentApiCopy.versionStale,
    detail: shipmentApiCopy.versionStaleDetail,
    code: problemCodes.versionStale,
  });
}
