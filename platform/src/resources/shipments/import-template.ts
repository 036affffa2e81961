import type { ShipmentDraft } from 'contract';
import { recordChange } from '../../audit/audit.ts';
import type { Services } from '../../services.ts';
import { tables } from '../../store/index.ts';
import { recordNews } from '../notifications/notify.ts';
import { touchContacts } from './linked-contacts.ts';
import { normalizedDraft } from './new-intent.ts';
import { takeOrderNumber } from './order-number.ts';
import { requireLinkedContacts } from './require-linked-contacts.ts';
import { auditedFacts, orderNumberText, shipmentSearchText } from './shipment-row.ts';
import type { ShipmentRow } from './shipment-row.ts';
import { shipmentApiCopy } from './shipments.copy.ts';

/** Who has made what nobody has typed; lists can be narrowed down to it like to a person. */
const importer = { id: 'shipment-import', full_name: shipmentApiCopy.importer };

/**
 * Stores what came by a file as a template of an organisation, and tells the organisation.
 *
 * @returns undefined where there is a shipment of this id already, which stays as it is
 * @throws {ProblemError} 422 where it names contacts that are not the organisation's
 */
export async function importTemplate(
  { db, announcer, now }: Services,
  template: { readonly id: string; readonly orgCode: string; readonly draft: ShipmentDraft },
): Promise<ShipmentRow | undefined> {
  const { id, orgCode } = template;
  const draft = normalizedDraft({ ...template.draft, isAvis: true });
  const neutralSender = await requireLinkedContacts(db, orgCode, draft);
  const orderNumber = await takeOrderNumber(db);
  const stored = await db.transaction(async (transaction) => {
    const [row] = await transaction
      .insert(tables.shipments)
      .values({
        id,
        orgCode,
        orderNumber,
        status: 'avis',
        createdAt: now(),
        createdById: importer.id,
        createdByName: importer.full_name,
        draft,
        neutralSender,
        carrier: draft.carrier,
        searchText: shipmentSearchText(draft, orderNumber, null),
      })
      .onConflictDoNothing({ target: tables.shipments.id })
      .returning();
    if (!row) return undefined;
    await recordChange(transaction, {
      orgCode,
      by: null,
      action: 'created',
      object: { kind: 'shipment', id },
      before: null,
      after: auditedFacts(row),
      requestId: null,
    });
    await touchContacts(transaction, orgCode, draft, now());
    const news = await recordNews(transaction, {
      orgCode,
      type: 'shipment-created',
      by: importer,
      shipment: { id, orderNumber: orderNumberText(orderNumber), trackingNumber: null, status: row.status },
    });
    return { row, news };
  });
  if (stored) announcer.announce(orgCode, stored.news);
  return stored?.row;
}
