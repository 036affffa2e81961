import type { api, Shipment } from 'contract';
import { sql } from 'drizzle-orm';
import type { Handler } from '../../api/handler.ts';
import { requireRow } from '../../api/rows.ts';
import { requireVersion } from '../../api/versions.ts';
import type { Services } from '../../services.ts';
import { tables } from '../../store/index.ts';
import { noteDone } from './intents.ts';
import { answerOfKnownKey } from './known-keys.ts';
import { touchContacts } from './linked-contacts.ts';
import { newIntent, normalizedDraft, repeated } from './new-intent.ts';
import { requireLinkedContacts } from './require-linked-contacts.ts';
import { recordIntentChange, recordIntentNews } from './settling.ts';
import { shipmentSearchText, toShipment } from './shipment-row.ts';
import type { ShipmentRow } from './shipment-row.ts';
import { shipmentApiCopy } from './shipments.copy.ts';
import { isUnchangedTemplate, overtaken, requireTemplate } from './templates.ts';
import type { TemplateWords } from './templates.ts';

const { shipments } = tables;

const changingWords: TemplateWords = {
  ordered: { title: shipmentApiCopy.orderedNotChanged, detail: shipmentApiCopy.cancelAndCopy },
  discarded: { title: shipmentApiCopy.discardedNotChanged },
};

type ChangeCall = Parameters<Handler<(typeof api.shipments)['change']>>[0];

/**
 * Changes a template, which stays one. Its key is kept like that of an order, so that a repetition changes
 * nothing more and whoever lost the answer can look it up.
 *
 * @throws {ProblemError} 409 for what is no template any more, 412 for one that somebody else has changed
 */
export async function changeTemplate(services: Services, call: ChangeCall): Promise<Shipment> {
  const { db, announcer, now } = services;
  const { id } = call.params;
  const endpoint = `PATCH /shipments/${id}`;
  const template: ShipmentRow = await requireRow(db, shipments, call, shipmentApiCopy.notFound);
  const known = await answerOfKnownKey(services, call, endpoint);
  if (known) return known;
  requireTemplate(template, changingWords);
  requireVersion(call, template, shipmentApiCopy.versionStale);

  const { orgCode, orderNumber } = template;
  const draft = normalizedDraft({ ...call.checkBody(), isAvis: true });
  const neutralSender = await requireLinkedContacts(db, orgCode, draft);
  const intent = await newIntent(services, call, endpoint, id);
  const stored = await db.transaction(async (transaction) => {
    if (!(await noteDone(transaction, intent))) return undefined;
    const [row] = await transaction
      .update(shipments)
      .set({
        draft,
        neutralSender,
        carrier: draft.carrier,
        version: sql`${shipments.version} + 1`,
        searchText: shipmentSearchText(draft, orderNumber, null),
      })
      .where(isUnchangedTemplate(template))
      .returning();
    if (!row) throw await overtaken(transaction, id, changingWords);
    await recordIntentChange(transaction, intent, 'changed', template, row);
    await touchContacts(transaction, orgCode, draft, now());
    return { row, news: await recordIntentNews(transaction, intent, row) };
  });
  if (!stored) return repeated(services, call, endpoint);
  announcer.announce(orgCode, stored.news);
  return toShipment(stored.row);
}
