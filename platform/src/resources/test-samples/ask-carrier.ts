import { addDays, type Carrier, type Json, type JsonObject, localDay, storableJson, weekday } from 'contract';
import { CarrierError, inTime, maskSecrets } from '../../carriers/index.ts';
import type { CarrierConnection, CarrierOrder, Carriers, OrderConfirmation } from '../../carriers/index.ts';
import { carrierAnswerCopy } from '../../jobs/runs/carrier-answers.copy.ts';
import type { Services } from '../../services.ts';
import type { ItemRow } from './rows.ts';
import { testSampleCopy as copy } from './test-samples.copy.ts';

/** Time after which a carrier that has not answered is given up. */
const ANSWER_TIMEOUT_MS = 8000;
/** How far ahead a day is asked for at least: by then a parcel arrives wherever it goes. */
const DAYS_AHEAD = 14;

/** What came of asking: an answer, which may be a refusal, or why there is none, in German. */
export type Asked =
  | { readonly isAnswered: true; readonly received: JsonObject }
  | { readonly isAnswered: false; readonly message: string };

type Needs = Pick<Services, 'carriers' | 'now' | 'reportFault'>;

/** Whether a case may be executed: one that orders costs money where its carrier is one in production. */
export function isExecutable(
  carriers: Carriers,
  { carrier, operation }: Pick<ItemRow, 'carrier' | 'operation'>,
): boolean {
  return operation === 'rates' || carriers.get(carrier)?.isProduction !== true;
}

/**
 * Asks a carrier what a test case asks. An order is cancelled again in the same breath, so that no test leaves
 * one behind; where that fails, the case says so.
 *
 * @param reference the same for the same case of the same execution: asked twice, it is the same order
 */
export async function askCarrier(services: Needs, item: ItemRow, reference: string): Promise<Asked> {
  const { carriers, now, reportFault } = services;
  const { carrier, operation } = item;
  const connection = carriers.get(carrier);
  if (!connection) return { isAnswered: false, message: carrierAnswerCopy.noConnection(carrier) };
  if (!isExecutable(carriers, item)) return { isAnswered: false, message: copy.inProduction(carrier) };
  if (operation === 'rates')
    return answerTo(carrier, reportFault, () => askForRates(connection, item, now()));
  const standing = standingOf(item, reference, now());
  const asked = await answerTo(carrier, reportFault, () => askWithOrder(connection, operation, standing));
  const left = await withdraw(connection, standing, reportFault);
  if (left === undefined) return asked;
  return { isAnswered: false, message: asked.isAnswered ? left : `${asked.message} ${left}` };
}

/**
 * Cancels what a case may have ordered before its process died.
 *
 * @param reference that of its order
 * @returns what a person has to do, in German, where that could not be done
 */
export async function withdrawLeft(
  { carriers, now, reportFault }: Needs,
  item: ItemRow,
  reference: string,
): Promise<string | undefined> {
  if (item.operation === 'rates') return undefined;
  const connection = carriers.get(item.carrier);
  if (!connection) return copy.notWithdrawn(item.carrier, reference);
  const standing = { ...standingOf(item, reference, now()), isPerhapsTaken: true };
  return withdraw(connection, standing, reportFault);
}

async function answerTo(
  carrier: Carrier,
  reportFault: Services['reportFault'],
  question: () => Promise<JsonObject>,
): Promise<Asked> {
  try {
    return { isAnswered: true, received: await question() };
  } catch (error) {
    if (error instanceof CarrierError && error.kind === 'refused')
      return { isAnswered: true, received: asJson({ refused: error.message }) };
    return { isAnswered: false, message: failureOf(carrier, error, reportFault) };
  }
}

function failureOf(carrier: Carrier, error: unknown, reportFault: Services['reportFault']): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') return carrierAnswerCopy.late(carrier);
  if (error instanceof CarrierError)
    return error.kind === 'unreachable'
      ? carrierAnswerCopy.unreachable(carrier)
      : carrierAnswerCopy.faulty(carrier);
  reportFault(`Test of ${carrier}`, error);
  return copy.itemBroken;
}

async function askForRates(
  connection: CarrierConnection,
  { request, productCode }: ItemRow,
  now: Date,
): Promise<JsonObject> {
  const rateRequest = rateRequestOf(ahead(request, now));
  const { rates, unavailable } = await ask((signal) => connection.rates(rateRequest, signal));
  const isMeant = (product: { readonly carrierProductCode: string }) =>
    productCode === '' || product.carrierProductCode === productCode;
  return asJson({ rates: rates.filter(isMeant), unavailable: unavailable.filter(isMeant) });
}

/** An order of a test, and what its carrier has said of it so far. */
interface Standing {
  readonly order: CarrierOrder;
  readonly orderedAt: Date;
  confirmation: OrderConfirmation | undefined;
  /** It was not confirmed, and may stand in the books of its carrier all the same. */
  isPerhapsTaken: boolean;
}

function standingOf(
  { carrier, request, productCode }: ItemRow,
  reference: string,
  orderedAt: Date,
): Standing {
  const order = toOrder(carrier, ahead(request, orderedAt), productCode, reference);
  return { order, orderedAt, confirmation: undefined, isPerhapsTaken: false };
}

async function askWithOrder(
  connection: CarrierConnection,
  operation: Exclude<ItemRow['operation'], 'rates'>,
  standing: Standing,
): Promise<JsonObject> {
  const confirmation = await ask((signal) => connection.order(standing.order, signal)).catch(
    (error: unknown) => {
      standing.isPerhapsTaken = !(error instanceof CarrierError) || isOutcomeUnknown(error);
      throw error;
    },
  );
  standing.confirmation = confirmation;
  const parcel = toParcel(standing, confirmation);
  if (operation === 'cancel') {
    await ask((signal) => connection.cancel(parcel, signal));
    standing.confirmation = undefined;
    return asJson({ ...confirmation, cancelled: true });
  }
  const { trackingNumber } = confirmation;
  // Without a number there is no label yet.
  if (trackingNumber === null) return asJson({ ...confirmation, label: null });
  const label = await ask((signal) => connection.label({ ...parcel, trackingNumber }, signal));
  return asJson({ ...confirmation, label: formatOf(label) });
}

function isOutcomeUnknown(error: CarrierError): boolean {
  return error.isOutcomeUnknown || error.kind === 'faulty';
}

/**
 * Cancels an order wherever it stands, also one whose confirmation was lost.
 *
 * @returns what a person has to do, where that could not be done
 */
async function withdraw(
  connection: CarrierConnection,
  standing: Standing,
  reportFault: Services['reportFault'],
): Promise<string | undefined> {
  const { order, confirmation, isPerhapsTaken } = standing;
  if (!confirmation && !isPerhapsTaken) return undefined;
  try {
    const taken = confirmation ?? (await findOrder(connection, order.reference))?.confirmation;
    if (taken) await ask((signal) => connection.cancel(toParcel(standing, taken), signal));
    return undefined;
  } catch (error) {
    reportFault(`Cancelling the test order ${order.reference} of ${order.carrier}`, error);
    return copy.notWithdrawn(order.carrier, confirmation?.trackingNumber ?? order.reference);
  }
}

/** @throws {Error} where the carrier has no such question: then a person has to find out */
async function findOrder({ carrier, find }: CarrierConnection, reference: string) {
  if (!find) throw new Error(`${carrier} tells nothing of an order by its reference`);
  return ask((signal) => find(reference, signal));
}

/** Waits a limited time for a carrier. */
function ask<Answer>(question: (limit: AbortSignal) => Promise<Answer>): Promise<Answer> {
  return inTime(AbortSignal.timeout(ANSWER_TIMEOUT_MS), question);
}

/**
 * What a case asks, on a day that its carrier can keep. The day that was typed has passed sooner or later, and then the
 * carrier would deliver as early as it can: on another weekday each time, at another price. So the day is moved by whole
 * weeks.
 */
function ahead({ shipmentData, ...rest }: ItemRow['request'], now: Date): ItemRow['request'] {
  const { requestedDeliveryDate: typed } = shipmentData;
  const earliest = addDays(localDay(now, 0), DAYS_AHEAD);
  const sameWeekday = addDays(earliest, (weekday(typed) - weekday(earliest) + 7) % 7);
  const requestedDeliveryDate = typed < earliest ? sameWeekday : typed;
  return { ...rest, shipmentData: { ...shipmentData, requestedDeliveryDate } };
}

function rateRequestOf({ from, to, ...rest }: ItemRow['request']) {
  const place = ({ address: { postalCode, city, countryCode } }: typeof from) => ({
    postalCode,
    city,
    countryCode,
  });
  return { from: place(from), to: place(to), ...rest };
}

function toOrder(
  carrier: Carrier,
  { from, to, shipmentData, dangerous, insured, declaredValue }: ItemRow['request'],
  productCode: string,
  reference: string,
): CarrierOrder {
  return {
    carrier,
    reference,
    orderNumber: copy.reference,
    productCode,
    from,
    printedSender: from,
    to,
    shipmentData,
    dangerous,
    insured,
    declaredValue,
    referenceNumber: copy.reference,
    referenceNumber2: '',
    agreement: null,
    shownPriceCents: null,
  };
}

function toParcel({ order, orderedAt }: Standing, { trackingNumber, rate }: OrderConfirmation) {
  return { ...order, trackingNumber, orderedAt, deliveryDay: rate.deliveryDate };
}

/** What is told of a label, whose bytes are others each time. */
function formatOf(label: Uint8Array): string {
  return new TextDecoder('latin1').decode(label.subarray(0, 4)) === '%PDF' ? 'PDF' : '';
}

/** As it is kept and shown: what a carrier sends may hold secrets, and signs that no store takes. */
function asJson(value: object): JsonObject {
  return maskSecrets(storableJson(JSON.parse(JSON.stringify(value)) as Json)) as JsonObject;
}
