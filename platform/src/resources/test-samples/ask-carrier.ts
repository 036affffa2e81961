import type { Carrier, JsonObject } from 'contract';
import { CarrierError, rejectionBy } from '../../carriers/index.ts';
import type { CarrierConnection, CarrierOrder, OrderConfirmation } from '../../carriers/index.ts';
import { carrierAnswerCopy } from '../../jobs/runs/carrier-answers.copy.ts';
import type { Services } from '../../services.ts';
import type { ItemRow } from './rows.ts';
import { testSampleCopy as copy } from './test-samples.copy.ts';

/** Time after which a carrier that has not answered is given up. */
const ANSWER_TIMEOUT_MS = 8000;

/** What came of asking: an answer, which may be a refusal, or why there is none, in German. */
export type Asked =
  | { readonly isAnswered: true; readonly received: JsonObject }
  | { readonly isAnswered: false; readonly message: string };

type Needs = Pick<Services, 'carriers' | 'now' | 'reportFault'>;

/**
 * Asks a carrier what a test case asks. An order is cancelled again in the same breath, so that no test leaves
 * one behind.
 *
 * @param reference the same for the same case of the same execution: asked twice, it is the same order
 */
export async function askCarrier(
  { carriers, now, reportFault }: Needs,
  item: ItemRow,
  reference: string,
): Promise<Asked> {
  const connection = carriers.get(item.carrier);
  if (!connection) return { isAnswered: false, message: carrierAnswerCopy.noConnection(item.carrier) };
  try {
    return { isAnswered: true, received: await carryOut(connection, item, reference, now()) };
  } catch (error) {
    if (error instanceof CarrierError && error.kind === 'refused')
      return { isAnswered: true, received: { refused: error.message } };
    return { isAnswered: false, message: failureOf(item.carrier, error, reportFault) };
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

async function carryOut(
  connection: CarrierConnection,
  { operation, request, productCode }: ItemRow,
  reference: string,
  now: Date,
): Promise<JsonObject> {
  if (operation === 'rates') {
    const { rates, unavailable } = await inTime((signal) => connection.rates(rateRequestOf(request), signal));
    const isMeant = (product: { readonly carrierProductCode: string }) =>
      productCode === '' || product.carrierProductCode === productCode;
    return asJson({ rates: rates.filter(isMeant), unavailable: unavailable.filter(isMeant) });
  }
  const order = toOrder(connection.carrier, request, productCode, reference);
  let confirmation: OrderConfirmation | undefined;
  try {
    confirmation = await inTime((signal) => connection.order(order, signal));
    const parcel = toParcel(order, confirmation, now);
    if (operation === 'cancel') {
      await inTime((signal) => connection.cancel(parcel, signal));
      return asJson({ ...confirmation, cancelled: true });
    }
    const { trackingNumber } = confirmation;
    // Without a number there is no label yet.
    if (trackingNumber === null) return asJson({ ...confirmation, label: null });
    const label = await inTime((signal) => connection.label({ ...parcel, trackingNumber }, signal));
    return asJson({ ...confirmation, label: formatOf(label) });
  } finally {
    await withdraw(connection, order, confirmation, now);
  }
}

/** Cancels an order wherever it stands, also one whose confirmation was lost. What cannot be is no fault of the test. */
async function withdraw(
  connection: CarrierConnection,
  order: CarrierOrder,
  confirmation: OrderConfirmation | undefined,
  now: Date,
): Promise<void> {
  try {
    const taken = confirmation ?? (await findOrder(connection, order.reference))?.confirmation;
    if (taken) await inTime((signal) => connection.cancel(toParcel(order, taken, now), signal));
  } catch {
    // The answer, or why there is none, is what the test tells.
  }
}

async function findOrder({ find }: CarrierConnection, reference: string) {
  return find ? inTime((signal) => find(reference, signal)) : null;
}

/** Gives a carrier up that overlooks its signal, too. */
function inTime<Answer>(ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const limit = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
  return Promise.race([ask(limit), rejectionBy(limit)]);
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
  };
}

function toParcel(order: CarrierOrder, { trackingNumber, rate }: OrderConfirmation, now: Date) {
  return { ...order, trackingNumber, orderedAt: now, deliveryDay: rate.deliveryDate };
}

/** What is told of a label, whose bytes are others each time. */
function formatOf(label: Uint8Array): string {
  return new TextDecoder('latin1').decode(label.subarray(0, 4)) === '%PDF' ? 'PDF' : '';
}

function asJson(value: object): JsonObject {
  return JSON.parse(JSON.stringify(value)) as JsonObject;
}
