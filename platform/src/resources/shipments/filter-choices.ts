import type { ShipmentFilterChoices } from 'contract';
import { desc } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { tables } from '../../store/index.ts';
import type { Database } from '../../store/index.ts';

const { shipments } = tables;

/** What is used now and then is among as many; nobody chooses by what was last used years ago. */
const LOOKED_AT = 1000;

const german = new Intl.Collator('de');

/** The products, senders and people of the newest shipments, by name. */
export async function filterChoices(db: Database, scope: SQL | undefined): Promise<ShipmentFilterChoices> {
  const { draft, carrier, createdById, createdByName, createdAt, orderNumber } = shipments;
  const rows = await db
    .select({ draft, carrier, createdById, createdByName })
    .from(shipments)
    .where(scope)
    .orderBy(desc(createdAt), desc(orderNumber))
    .limit(LOOKED_AT);
  const products = new Map<string, ShipmentFilterChoices['products'][number]>();
  const senders = new Map<string, ShipmentFilterChoices['senders'][number]>();
  const creators = new Map<string, ShipmentFilterChoices['creators'][number]>();
  for (const row of rows) {
    const { carrierProductCode: code, carrierProduct: name } = row.draft;
    // The first one is the newest: what a product or a person is called today.
    if (code !== '' && !products.has(code)) products.set(code, { code, carrier: row.carrier, name });
    const { linkedSenderId, from } = row.draft;
    if (linkedSenderId !== null && !senders.has(linkedSenderId))
      senders.set(linkedSenderId, { id: linkedSenderId, name: from.companyName || from.personName });
    const id = row.createdById;
    if (!creators.has(id)) creators.set(id, { id, name: row.createdByName });
  }
  return {
    products: [...products.values()].toSorted(
      (a, b) => german.compare(a.carrier, b.carrier) || german.compare(a.name, b.name),
    ),
    senders: [...senders.values()].toSorted((a, b) => german.compare(a.name, b.name)),
    creators: [...creators.values()].toSorted((a, b) => german.compare(a.name, b.name)),
  };
}
