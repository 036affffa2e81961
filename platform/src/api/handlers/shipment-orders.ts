import { createShipmentBodySchema, normalizeAddressBlock, problemCodes } from 'contract';
import type { AddressBlock, PersonRef, Shipment, ShipmentDraft } from 'contract';
import { isValidPhone } from 'contract/phone';
import { and, eq, inArray } from 'drizzle-orm';
import { recordNews } from '../../notifications/notify.ts';
import { orderFromCarrier, takeOrderNumber } from '../../shipments/ordering.ts';
import type { OrderOutcome } from '../../shipments/ordering.ts';
import {
  asConfirmed,
  orderNumberText,
  shipmentSearchText,
  toShipment,
} from '../../shipments/shipment-row.ts';
import type { ShipmentRow } from '../../shipments/shipment-row.ts';
import { tables } from '../../store/index.ts';
import type { DatabaseSession } from '../../store/index.ts';
import { creationId } from '../handler.ts';
import type { Call } from '../handler.ts';
import { problemCopy } from '../problem.copy.ts';
import { fieldProblem, notFound, ProblemError } from '../problem.ts';
import { inScope } from '../scope.ts';
import { parseBody } from '../validation.ts';
import { requireLinkedContacts } from './linked-contacts.ts';
import { personRef } from './person-ref.ts';
import type { Services } from './services.ts';

const { contacts, shipments } = tables;

/**
 * Stores a template, or orders a shipment from its carrier and stores it. Its id follows from the
 * idempotency key, so a call that is carried out again after a crash finds or completes its shipment.
 */
export async function createShipment(services: Services, call: Call): Promise<Shipment> {
  const { db, announcer, now } = services;
  const draft = parseDraft(call, call.body);
  const id = creationId('shp', call);
  const [existing] = await db.select().from(shipments).where(eq(shipments.id, id));
  if (existing) return toShipment(existing);

  const { orgCode, personId } = call.caller;
  await requireLinkedContacts(db, orgCode, draft);
  const neutralSender = await findNeutralSender(db, orgCode, draft);
  const orderNumber = await takeOrderNumber(db);
  const columns = draft.isAvis
    ? templateColumns(draft, orderNumber)
    : await orderedColumns(services, { id, orderNumber, draft, neutralSender });
  const by = await personRef(db, personId);

  const { row, news } = await db.transaction(async (transaction) => {
    const [created] = await transaction
      .insert(shipments)
      .values({
        ...columns,
        id,
        orgCode,
        orderNumber,
        createdAt: now(),
        createdById: by.id,
        createdByName: by.full_name,
        creationKey: call.idempotencyKey,
        orderKey: draft.isAvis ? null : call.idempotencyKey,
        neutralSender,
      })
      .returning();
    if (!created) throw new Error(`Shipment ${id} was not stored`);
    await touchContacts(transaction, orgCode, draft, now());
    return { row: created, news: await recordShipmentNews(transaction, 'shipment-created', created, by) };
  });
  if (news) announcer.announce(orgCode, news);
  return toShipment(row);
}

/** Orders a template from the carrier that it names. */
export async function submitShipment(services: Services, call: Call): Promise<Shipment> {
  const { db, announcer, now } = services;
  const isTheOne = and(
    eq(shipments.id, call.params['id'] ?? ''),
    inScope(call.caller, shipments.orgCode, 'update:all_shipments'),
  );
  const [template] = await db.select().from(shipments).where(isTheOne);
  if (!template) throw notFound(problemCopy.shipmentNotFound);
  // The same intent carried out again: its first run got this far and no further.
  if (template.orderKey === call.idempotencyKey) return toShipment(template);
  if (template.status !== 'avis') throw notATemplate(template);

  const { id, orgCode, orderNumber, neutralSender } = template;
  const draft = parseDraft(call, { ...template.draft, isAvis: false });
  const columns = await orderedColumns(services, { id, orderNumber, draft, neutralSender });
  const by = await personRef(db, call.caller.personId);

  const { row, news } = await db.transaction(async (transaction) => {
    const [ordered] = await transaction
      .update(shipments)
      .set({ ...columns, orderKey: call.idempotencyKey })
      .where(and(isTheOne, eq(shipments.status, 'avis')))
      .returning();
    // A colleague was faster; the carrier has one order, since both named the same shipment.
    if (!ordered) throw notATemplate({ status: 'ordered' });
    await touchContacts(transaction, orgCode, draft, now());
    return { row: ordered, news: await recordShipmentNews(transaction, 'shipment-updated', ordered, by) };
  });
  if (news) announcer.announce(orgCode, news);
  return toShipment(row);
}

/** @throws {ProblemError} 422 with the contract's own words. */
function parseDraft(call: Call, body: unknown): ShipmentDraft {
  const draft = parseBody(createShipmentBodySchema({ today: () => call.today, isValidPhone }), body);
  return { ...draft, from: normalizeAddressBlock(draft.from), to: normalizeAddressBlock(draft.to) };
}

function templateColumns(draft: ShipmentDraft, orderNumber: number) {
  return {
    status: 'avis' as const,
    draft,
    carrier: draft.carrier,
    searchText: shipmentSearchText(draft, orderNumber, null),
  };
}

/** Orders, and tells what the store has to remember of it. */
async function orderedColumns(services: Services, order: Parameters<typeof orderFromCarrier>[1]) {
  const { draft, orderNumber } = order;
  const outcome = await orderFromCarrier(services.carriers, order, services.now);
  if (outcome.kind !== 'taken') throw orderProblem(outcome, draft.carrier);
  const { trackingNumber, rate } = outcome.confirmation;
  return {
    status: 'ordered' as const,
    draft: asConfirmed(draft, rate),
    carrier: draft.carrier,
    orderedAt: outcome.orderedAt,
    trackingNumber,
    priceNetCents: rate.priceNetCents,
    expectedDeliveryDate: rate.deliveryDate,
    searchText: shipmentSearchText(draft, orderNumber, trackingNumber),
  };
}

function orderProblem(outcome: Exclude<OrderOutcome, { kind: 'taken' }>, carrier: string): ProblemError {
  switch (outcome.kind) {
    case 'refused':
      return fieldProblem([{ pointer: '/carrier', detail: outcome.reason }], {
        title: problemCopy.carrierRefused(carrier),
        detail: `${problemCopy.carrierRefused(carrier)} ${outcome.reason}`,
        code: problemCodes.carrierRefused,
        // A carrier that had taken this shipment before would have said so.
        isFinal: true,
      });
    case 'unreachable':
      return new ProblemError(503, {
        title: problemCopy.carrierSilent(carrier),
        detail: problemCopy.tryAgain,
        code: problemCodes.carrierRefused,
      });
    case 'unknown':
      return new ProblemError(502, {
        title: problemCopy.carrierUnknown,
        detail: problemCopy.carrierUnknownDetail,
        code: problemCodes.carrierUnknown,
        isOutcomeUnknown: true,
      });
  }
}

function notATemplate({ status }: Pick<ShipmentRow, 'status'>): ProblemError {
  return new ProblemError(409, {
    title: status === 'cancelled' ? problemCopy.notATemplate : problemCopy.alreadyOrdered,
  });
}

/** The neutral sender address as it is now; later changes of the contact don't reach this shipment. */
async function findNeutralSender(
  db: DatabaseSession,
  orgCode: string,
  { neutralShipment, linkedNeutralSenderId }: ShipmentDraft,
): Promise<AddressBlock | null> {
  if (!neutralShipment || linkedNeutralSenderId === null) return null;
  const [contact] = await db
    .select({ block: contacts.block })
    .from(contacts)
    .where(
      and(
        eq(contacts.id, linkedNeutralSenderId),
        eq(contacts.orgCode, orgCode),
        eq(contacts.kind, 'neutral_sender'),
      ),
    );
  if (contact) return contact.block;
  throw fieldProblem([{ pointer: '/linkedNeutralSenderId', detail: problemCopy.linkedContactNotFound }]);
}

async function touchContacts(db: DatabaseSession, orgCode: string, draft: ShipmentDraft, now: Date) {
  const used = [
    draft.linkedRecipientId,
    draft.linkedSenderId,
    draft.neutralShipment ? draft.linkedNeutralSenderId : null,
  ].filter((id) => id !== null);
  if (used.length === 0) return;
  await db
    .update(contacts)
    .set({ lastUsedAt: now })
    .where(and(inArray(contacts.id, used), eq(contacts.orgCode, orgCode)));
}

function recordShipmentNews(
  db: DatabaseSession,
  type: 'shipment-created' | 'shipment-updated',
  row: ShipmentRow,
  by: PersonRef,
) {
  const { orgCode, id, trackingNumber, status } = row;
  const orderNumber = orderNumberText(row.orderNumber);
  return recordNews(db, { orgCode, type, by, shipment: { id, orderNumber, trackingNumber, status } });
}
