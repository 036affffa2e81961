import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { CarrierConnection, NumberedParcel } from '../../carriers/carrier.ts';
import { LABEL_LAYOUT } from '../../documents/shipping-label.ts';
import { deleteOlder, tables } from '../../store/index.ts';
import type { Database } from '../../store/index.ts';

const { labelDocuments } = tables;

/** Shorter than browsers wait for an answer. */
const LABEL_TIMEOUT_MS = 8000;

/** Longer than any parcel waits for its label; an older one is fetched anew. */
const KEPT_MS = 30 * 86_400_000;

/** The label of a shipment that its carrier has taken. */
export type Labels = (
  shipmentId: string,
  parcel: NumberedParcel,
  connection: CarrierConnection,
) => Promise<Uint8Array>;

/**
 * Labels from the store; the first time, and after a change of what stands on it, from the carrier.
 * Whoever asks while one is being fetched in this process waits for the same one.
 *
 * The returned function throws what the carrier's connection throws.
 */
export function createLabels(db: Database): Labels {
  const underWay = new Map<string, Promise<Uint8Array>>();

  async function load(shipmentId: string, version: string, fetch: () => Promise<Uint8Array>) {
    const [kept] = await db
      .select({ bytes: labelDocuments.bytes })
      .from(labelDocuments)
      .where(and(eq(labelDocuments.shipmentId, shipmentId), eq(labelDocuments.version, version)));
    if (kept) return kept.bytes;
    const bytes = await fetch();
    await db.insert(labelDocuments).values({ shipmentId, version, bytes }).onConflictDoNothing();
    return bytes;
  }

  return (shipmentId, parcel, connection) => {
    const version = versionOf(parcel);
    const key = `${shipmentId} ${version}`;
    const running = underWay.get(key);
    if (running) return running;
    const loaded = load(shipmentId, version, () =>
      connection.label(parcel, AbortSignal.timeout(LABEL_TIMEOUT_MS)),
    ).finally(() => underWay.delete(key));
    underWay.set(key, loaded);
    return loaded;
  };
}

/** Forgets labels that nobody prints any more. */
export async function pruneLabels(db: Database, now: Date): Promise<void> {
  await deleteOlder(db, labelDocuments, new Date(now.getTime() - KEPT_MS));
}

/** Follows from all that can stand on a label. */
function versionOf(parcel: NumberedParcel): string {
  return createHash('sha256')
    .update(JSON.stringify([LABEL_LAYOUT, parcel]))
    .digest('hex');
}
