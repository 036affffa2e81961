import { shipmentDraftSchema } from 'contract';
import type { api, Geography, Shipment, ShipmentDraft } from 'contract';
import { isValidPhone } from 'contract/phone';
import { and, eq, isNull } from 'drizzle-orm';
import { notAllowed } from '../../api/caller.ts';
import { creationId } from '../../api/handler.ts';
import type { Call, Handler } from '../../api/handler.ts';
import { requireRow } from '../../api/rows.ts';
import { parseBody } from '../../api/validation.ts';
import { requireVersion } from '../../api/versions.ts';
import type { Services } from '../../services.ts';
import { tables } from '../../store/index.ts';
import type { DatabaseSession } from '../../store/index.ts';
import { requirePackaging } from '../carrier-packaging-rules/require-packaging.ts';
import { requireOfferedProduct } from '../carrier-products/offered.ts';
import { findGeography } from '../countries/queries.ts';
import { noteAccepted, requireOffer } from '../rate-requests/accept-offer.ts';
import { noteDone } from './intents.ts';
import { answerOfKnownKey, outcomeUnknown, problemOf } from './known-keys.ts';
import { touchContacts } from './linked-contacts.ts';
import { newIntent, normalizedDraft, repeated } from './new-intent.ts';
import { takeOrderNumber } from './order-number.ts';
import { placeOrder } from './place-order.ts';
import type { OrderPlan } from './place-order.ts';
import { requireLinkedContacts } from './require-linked-contacts.ts';
import { CREATING, recordIntentChange, recordIntentNews } from './settling.ts';
import { shipmentSearchText, toCarrierOrder, toShipment } from './shipment-row.ts';
import type { ShipmentRow } from './shipment-row.ts';
import { shipmentApiCopy } from './shipments.copy.ts';
import { isUnchangedTemplate, overtaken, requireTemplate } from './templates.ts';
import type { TemplateWords } from './templates.ts';

const { organizations, shipments } = tables;

type CallOf<Name extends keyof typeof api.shipments> = Parameters<Handler<(typeof api.shipments)[Name]>>[0];

const orderingWords: TemplateWords = {
  ordered: { title: shipmentApiCopy.alreadyOrdered },
  discarded: { title: shipmentApiCopy.notATemplate },
};

/** Stores a template, or orders a shipment from its carrier; once per key, whatever happens. */
export async function createShipment(services: Services, call: CallOf<'create'>): Promise<Shipment> {
  const known = await answerOfKnownKey(services, call, CREATING);
  if (known) return known;
  const { db, announcer, now } = services;
  const { orgCode } = call.caller;
  const draft = normalizedDraft(call.checkBody());
  const neutralSender = await requireLinkedContacts(db, orgCode, draft);
  const { quote, shownPrice: shownPriceCents = null } = call.query;
  const accepted = quote === undefined || draft.isAvis ? null : await requireOffer(db, call, quote, draft);
  if (!draft.isAvis) await requireOfferedProduct(db, orgCode, draft);
  // What was agreed on for this parcel alone goes before the rules for all.
  if (!draft.isAvis && !accepted) await requirePackaging(db, draft);
  const intent = await newIntent(services, call, CREATING, creationId('shp', call));
  const orderNumber = await takeOrderNumber(db);
  const store = async (transaction: DatabaseSession, changes: Partial<ShipmentRow>) => {
    const [row] = await transaction
      .insert(shipments)
      .values({
        id: intent.shipmentId,
        orgCode,
        orderNumber,
        status: 'avis',
        createdAt: intent.createdAt,
        createdById: intent.personId,
        createdByName: intent.personName,
        draft,
        neutralSender,
        carrier: draft.carrier,
        searchText: shipmentSearchText(draft, orderNumber, null),
        ...changes,
      })
      .returning();
    if (!row) throw new Error(`Shipment ${intent.shipmentId} was not stored`);
    return row;
  };
  if (!draft.isAvis) {
    return order(services, call, {
      intent,
      request: toCarrierOrder(intent.shipmentId, orderNumber, draft, neutralSender, {
        agreement: accepted && accepted.agreement,
        shownPriceCents,
      }),
      prepare: async (transaction) => {
        await requireStanding(transaction, orgCode);
        const row = await store(transaction, { ordering: 'open' });
        await recordIntentChange(transaction, intent, 'order-begun', null, row);
        const by = { id: intent.personId, full_name: intent.personName };
        if (accepted) await noteAccepted(transaction, accepted, row.id, by, intent.requestId);
      },
    });
  }

  const stored = await db.transaction(async (transaction) => {
    if (!(await noteDone(transaction, intent))) return undefined;
    const row = await store(transaction, {});
    await recordIntentChange(transaction, intent, 'created', null, row);
    await touchContacts(transaction, orgCode, draft, now());
    return { row, news: await recordIntentNews(transaction, intent, row) };
  });
  if (!stored) return repeated(services, call, CREATING);
  announcer.announce(orgCode, stored.news);
  return toShipment(stored.row);
}

/** Orders a template from the carrier that it names, as it stands or as the body completes it. */
export async function submitShipment(services: Services, call: CallOf<'submit'>): Promise<Shipment> {
  const { db } = services;
  const { id } = call.params;
  const endpoint = `POST /shipments/${id}/submit`;
  const template: ShipmentRow = await requireRow(db, shipments, call, shipmentApiCopy.notFound);
  const known = await answerOfKnownKey(services, call, endpoint);
  if (known) return known;
  requireTemplate(template, orderingWords);

  const { orgCode, orderNumber } = template;
  const { shownPrice: shownPriceCents = null } = call.query;
  const sent = call.checkBody();
  requireVersion(call, template, shipmentApiCopy.versionStale);
  const draft = normalizedDraft(completed(sent ?? template.draft, call, await findGeography(db)));
  await requireOfferedProduct(db, orgCode, draft);
  await requirePackaging(db, draft);
  const neutralSender = sent ? await requireLinkedContacts(db, orgCode, draft) : template.neutralSender;
  const intent = { ...(await newIntent(services, call, endpoint, id)), draft };
  return order(services, call, {
    intent,
    request: toCarrierOrder(id, orderNumber, draft, neutralSender, { shownPriceCents }),
    prepare: async (transaction) => {
      await requireStanding(transaction, orgCode);
      const [begun] = await transaction
        .update(shipments)
        .set({
          ordering: 'open',
          completedAtBench: call.query.bench ?? null,
          completedByName: intent.personName,
        })
        .where(isUnchangedTemplate(template))
        .returning();
      if (!begun) throw await overtaken(transaction, id, orderingWords);
      await recordIntentChange(transaction, intent, 'order-begun', template, begun);
    },
  });
}

/**
 * Keeps an organisation from being dissolved before its order is written down.
 *
 * @throws {ProblemError} 403 where it was dissolved meanwhile
 */
async function requireStanding(db: DatabaseSession, orgCode: string): Promise<void> {
  const [standing] = await db
    .select({ orgCode: organizations.orgCode })
    .from(organizations)
    .where(and(eq(organizations.orgCode, orgCode), isNull(organizations.dissolvedAt)))
    .for('key share');
  if (!standing) throw notAllowed();
}

async function order(services: Services, call: Call, plan: OrderPlan): Promise<Shipment> {
  const placed = await placeOrder(services, plan);
  switch (placed.kind) {
    case 'ordered':
      return toShipment(placed.row);
    case 'not-ordered':
      throw problemOf(placed.failure);
    case 'unknown':
      throw outcomeUnknown(502);
    case 'known':
      return repeated(services, call, plan.intent.endpoint);
  }
}

/**
 * A template as it is ordered, by the rules of today.
 *
 * @throws {ProblemError} 422 with the contract's own words.
 */
function completed(
  template: ShipmentDraft,
  { today }: Pick<Call, 'today'>,
  geography: Geography,
): ShipmentDraft {
  const schema = shipmentDraftSchema({ today: () => today, isValidPhone, geography });
  return parseBody(schema, { ...template, isAvis: false });
}
