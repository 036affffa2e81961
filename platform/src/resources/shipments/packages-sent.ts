import { PACKAGES_SENT, type SentPackage } from 'contract';
import { eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { tables } from '../../store/index.ts';
import type { Database } from '../../store/index.ts';
import { lastOrders } from './last-orders.ts';

const { shipments } = tables;

/** Who is always sent the same shall not cost a look at all of it. */
const SHIPMENTS_LOOKED_AT = 20;

/**
 * The packages of the last shipments to a contact, the newest first, each but once.
 *
 * @param scope limits it to what the caller may see
 */
export async function findPackagesSent(
  db: Database,
  scope: SQL | undefined,
  recipientId: string,
): Promise<SentPackage[]> {
  const toThem = eq(sql`${shipments.draft} ->> 'linkedRecipientId'`, recipientId);
  const rows = await lastOrders(db, [scope, toThem], SHIPMENTS_LOOKED_AT);
  const found = new Map<string, SentPackage>();
  for (const { draft: order, orderedAt: sentAt } of rows) {
    const { carrier, carrierProductCode } = order;
    for (const sent of order.shipmentData.packages) {
      const { packaging, amount, lengthCm, widthCm, heightCm, weightKg } = sent;
      const likeness = [packaging, amount, lengthCm, widthCm, heightCm, weightKg].join(' ');
      if (!found.has(likeness))
        found.set(likeness, { sentAt: sentAt.toISOString(), carrier, carrierProductCode, package: sent });
    }
  }
  return [...found.values()].slice(0, PACKAGES_SENT);
}
