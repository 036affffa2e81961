import { findDeliveryObstacles } from 'contract';
import type { Carrier, Rate, RateRequest } from 'contract';
import { crossesBorder } from 'contract/address-lines';
import { drawDocument } from '../../documents/draw-document.ts';
import { labelPages } from '../../documents/shipping-label.ts';
import { CarrierError } from '../carrier-error.ts';
import type {
  AgreedPrice,
  CarrierConnection,
  CarrierEnvironment,
  CarrierOffer,
  CarrierOrder,
  TakenOrder,
} from '../carrier.ts';
import { changedCatalogue, toCatalogueProduct } from './catalogue.ts';
import { eventsSoFar, type Manner } from './life.ts';
import { createNetwork } from './network.ts';
import { chargedWeightOfAllKg } from './price.ts';
import type { Product } from './product.ts';
import { quote } from './quote.ts';
import { simulationCopy as copy } from './simulation.copy.ts';

/** All that distinguishes one simulated carrier from another. */
export interface SimulatedCarrier {
  readonly carrier: Carrier;
  readonly products: readonly Product[];
  /** The tracking number that follows from a seed; same seed, same number, with its check digit. */
  readonly trackingNumber: (seed: string) => string;
  /** Lengths of the groups in which people read the number; the last group takes the rest. */
  readonly grouping: readonly number[];
  /** How it tells what happens to a parcel. */
  readonly manner?: Manner;
}

/** Far more than a simulated network takes. */
const ARRIVES_WITHIN_MS = 10_000;

/**
 * A carrier that behaves like one without any company behind it. What it has taken stands in its
 * order book; the rest of a parcel's life follows from the order.
 */
export function simulateCarrier(
  simulated: SimulatedCarrier,
  environment: CarrierEnvironment,
): CarrierConnection {
  const { carrier, products, trackingNumber, grouping, manner } = simulated;
  const { now, orderBook, faults } = environment;
  const send = createNetwork(carrier, environment);
  const displayName = copy.displayName(carrier);

  function productOf({ productCode }: CarrierOrder): Product {
    const product = products.find(({ code }) => code === productCode);
    if (!product) throw new CarrierError('refused', copy.unknownProduct(carrier, productCode));
    return product;
  }

  /** What it offers by its tariff, at prices that somebody may have raised meanwhile. */
  function offer(asked: readonly Product[], request: RateRequest): CarrierOffer {
    const offered = quote(carrier, asked, request, now());
    const fault = faults.get(carrier);
    if (fault.mode !== 'dearer') return offered;
    const dearer = (rate: Rate) => ({ ...rate, priceNetCents: rate.priceNetCents + fault.byCents });
    return { ...offered, rates: offered.rates.map(dearer) };
  }

  function agreedRate(product: Product, { shipmentData }: CarrierOrder, agreement: AgreedPrice): Rate {
    return {
      ...agreement,
      carrier,
      carrierProduct: product.name,
      carrierProductCode: product.code,
      deliverySpeed: product.deliverySpeed,
      deliveryBefore: null,
      includedLiabilityEur: product.includedLiabilityEur,
      billableWeightKg: chargedWeightOfAllKg(product, shipmentData.packages),
    };
  }

  /** The first piece carries the tracking number of the shipment. */
  function pieceNumbers({ reference, shipmentData }: CarrierOrder): string[] {
    const pieces = shipmentData.packages.reduce((sum, { amount }) => sum + amount, 0);
    return Array.from({ length: pieces }, (_, index) =>
      trackingNumber(index === 0 ? reference : `${reference} ${index + 1}`),
    );
  }

  /** An order without its numbers, while they are still to come. */
  function asTold(taken: TakenOrder): TakenOrder {
    const fault = faults.get(carrier);
    if (fault.mode !== 'number-later') return taken;
    if (now().getTime() >= taken.takenAt.getTime() + fault.afterMs) return taken;
    return { ...taken, confirmation: { ...taken.confirmation, trackingNumber: null, pieceNumbers: [] } };
  }

  return {
    carrier,
    displayName,
    isProduction: false,
    products: products.map(({ code, name }) => ({ code, name })),

    catalogue: (signal) =>
      send('question', signal, () => {
        const catalogue = products.map(toCatalogueProduct);
        return faults.get(carrier).mode === 'changed-catalogue' ? changedCatalogue(catalogue) : catalogue;
      }),

    rates: (request, signal) => send('question', signal, () => offer(products, request)),

    order: (order, signal) =>
      send('order', signal, async () => {
        const known = await orderBook.find(carrier, order.reference);
        if (known) return asTold(known).confirmation;
        const product = productOf(order);
        const { rates, unavailable } = offer([product], rateRequestOf(order));
        // What was agreed on holds in place of the tariff, which may know no price for it.
        const rate = order.agreement ? agreedRate(product, order, order.agreement) : rates[0];
        if (!rate) throw new CarrierError('refused', copy.notOffered(unavailable[0]?.reason));
        requireShownPrice(rate, order);
        const numbers = pieceNumbers(order);
        const confirmation = { trackingNumber: trackingNumber(order.reference), pieceNumbers: numbers, rate };
        const taken = await orderBook.enter(carrier, order.reference, { confirmation, takenAt: now() });
        return asTold(taken).confirmation;
      }),

    find: (reference, signal) =>
      send('question', signal, async () => {
        const taken = await orderBook.find(carrier, reference);
        return taken ? asTold(taken) : null;
      }),
    orderArrivesWithinMs: ARRIVES_WITHIN_MS,

    label: (parcel, signal) =>
      send('question', signal, () =>
        drawDocument({
          kind: 'label',
          label: {
            carrierMark: carrier,
            carrierName: displayName,
            productName: productOf(parcel).name,
            sender: parcel.printedSender,
            recipient: parcel.to,
            isAbroad: crossesBorder([parcel.from, parcel.printedSender], parcel.to),
            orderNumber: parcel.orderNumber,
            references: [parcel.referenceNumber, parcel.referenceNumber2],
            isDangerous: parcel.dangerous,
            isSaturdayDelivery: parcel.shipmentData.isSaturdayDelivery,
            orderedAt: parcel.orderedAt,
            numberGrouping: grouping,
            pages: labelPages(parcel.shipmentData.packages, pieceNumbers(parcel)),
          },
        }),
      ),

    track: (parcel, signal) =>
      send('question', signal, () =>
        eventsSoFar(parcel, productOf(parcel).deliverySpeed, now(), manner, pieceNumbers(parcel)),
      ),

    cancel: (parcel, signal) =>
      send('question', signal, async () => {
        const hasLeft = eventsSoFar(parcel, productOf(parcel).deliverySpeed, now()).some(
          ({ status }) => status !== 'ordered',
        );
        if (hasLeft) {
          throw new CarrierError('refused', copy.onItsWay);
        }
        await orderBook.strike(carrier, parcel.reference);
        if (await orderBook.find(carrier, parcel.reference)) throw new CarrierError('refused', copy.closed);
      }),

    close: (parcels, signal) =>
      send('closing', signal, async () => {
        const fault = environment.faults.get(carrier);
        const refused = fault.mode === 'refuse-closing' ? parcels.slice(0, 1) : [];
        const asked = parcels.slice(refused.length).map(({ reference }) => reference);
        const closed = new Set(await orderBook.close(carrier, asked, now()));
        return [
          ...refused.map(({ reference }) => ({
            reference,
            reason: fault.mode === 'refuse-closing' ? fault.reason : '',
          })),
          ...asked
            .filter((reference) => !closed.has(reference))
            .map((reference) => ({ reference, reason: copy.unknownShipment(carrier) })),
        ];
      }),
  };
}

/** @throws {CarrierError} where it costs something else than what whoever ordered was shown */
function requireShownPrice({ carrier, priceNetCents }: Rate, { shownPriceCents }: CarrierOrder): void {
  if (shownPriceCents === null || shownPriceCents === priceNetCents) return;
  throw new CarrierError('refused', copy.otherPrice(carrier), {
    changedPriceCents: priceNetCents,
  });
}

function rateRequestOf({
  from,
  to,
  shipmentData,
  dangerous,
  insured,
  declaredValue,
}: CarrierOrder): RateRequest {
  const place = ({ address: { postalCode, city, countryCode } }: CarrierOrder['from']) => ({
    postalCode,
    city,
    countryCode,
  });
  return {
    from: place(from),
    to: place(to),
    shipmentData,
    dangerous,
    insured,
    declaredValue,
    obstacles: findDeliveryObstacles(from, to),
  };
}
