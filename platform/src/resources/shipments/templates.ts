import { problemCodes } from 'contract';
import { and, eq, isNull } from 'drizzle-orm';
import { ProblemError } from '../../api/problem.ts';
import { staleVersion } from '../../api/versions.ts';
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
  return staleVersion(shipmentApiCopy.versionStale);
}
