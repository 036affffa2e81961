import { and, eq } from 'drizzle-orm';
import { deleteOlder, tables } from '../../store/index.ts';
import type { Database, DatabaseSession } from '../../store/index.ts';
import type { ShipmentRow } from '../shipments/shipment-row.ts';

const { closingAttempts } = tables;

/** Nobody repeats a call later: its key is forgotten by then. */
const KEPT_MS = 48 * 3_600_000;

/** The closing that a call makes, whose id follows from its key. */
interface Attempt {
  readonly id: string;
  readonly orgCode: string;
}

/** Ids of what an earlier call with the same key has sent to the carrier, where nobody knows what that has done. */
export async function sentBefore(db: DatabaseSession, attempt: Attempt): Promise<readonly string[]> {
  const [row] = await db.select().from(closingAttempts).where(isAttempt(attempt));
  return row?.shipmentIds ?? [];
}

/** Writes down what is sent to the carrier, before it is. */
export async function noteSent(
  db: DatabaseSession,
  { id: closingId, orgCode }: Attempt,
  rows: readonly Pick<ShipmentRow, 'id'>[],
  createdAt: Date,
): Promise<void> {
  const shipmentIds = rows.map(({ id }) => id);
  await db
    .insert(closingAttempts)
    .values({ closingId, orgCode, shipmentIds, createdAt })
    .onConflictDoUpdate({ target: closingAttempts.closingId, set: { shipmentIds, createdAt } });
}

/** It is known what the carrier has done. */
export async function forgetSent(db: DatabaseSession, attempt: Attempt): Promise<void> {
  await db.delete(closingAttempts).where(isAttempt(attempt));
}

/** Forgets what nobody has come back to. */
export async function pruneSent(db: Database, now: Date): Promise<void> {
  await deleteOlder(db, closingAttempts, new Date(now.getTime() - KEPT_MS));
}

function isAttempt({ id, orgCode }: Attempt) {
  return and(eq(closingAttempts.closingId, id), eq(closingAttempts.orgCode, orgCode));
}
