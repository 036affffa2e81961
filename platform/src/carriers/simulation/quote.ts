import type { Carrier, DeliverySpeed, Rate, RateRequest, UnavailableProduct } from 'contract';
import type { CarrierOffer } from '../carrier.ts';
import { deliveryDay, isSaturday } from './delivery-day.ts';
import { reasonAgainstShipment, reasonAgainstWay } from './fit.ts';
import { chargedWeightOfAllKg, priceNetCents } from './price.ts';
import type { Product, ZoneTariff } from './product.ts';
import { simulationCopy as copy } from './simulation.copy.ts';
import { type Way, wayOf } from './zones.ts';

const deliveryBefore: Readonly<Record<DeliverySpeed, string | null>> = {
  economy: null,
  express12: '12:00',
  express17: '17:00',
};

/**
 * Prices of all products that can take the shipment, and one line per reason for those that cannot.
 * A product that is meant for other ways or contents (the domestic one for a parcel to Spain) is
 * left out in silence as long as the carrier has another one that is meant for this.
 */
export function quote(
  carrier: Carrier,
  products: readonly Product[],
  request: RateRequest,
  now: Date,
): CarrierOffer {
  const way = wayOf(request);
  const rates: Rate[] = [];
  const unavailable = new Map<string, UnavailableProduct>();
  for (const { product, reason } of productsInQuestion(products, way, request)) {
    const tariff = product.tariff[way.zone];
    const against = reason ?? reasonAgainstShipment(product, way, request);
    if (against === undefined && tariff) {
      rates.push(rate(carrier, product, tariff, way, request, now));
    } else if (against !== undefined && !unavailable.has(against)) {
      unavailable.set(against, {
        carrier,
        carrierProduct: product.name,
        carrierProductCode: product.code,
        reason: against,
      });
    }
  }
  return { rates, unavailable: [...unavailable.values()] };
}

interface Judged {
  readonly product: Product;
  readonly reason: string | undefined;
}

/** The products that are meant for this way and content; where there is none, the first one and why not. */
function productsInQuestion(products: readonly Product[], way: Way, request: RateRequest): Judged[] {
  const isDocument = request.shipmentData.type === 'document';
  const forContent = products.filter(({ contents }) => contents.includes(request.shipmentData.type));
  const judged = forContent.map((product) => ({ product, reason: reasonAgainstWay(product, way, request) }));
  const meant = judged.filter(({ reason }) => reason === undefined);
  if (meant.length > 0) return meant;
  if (judged.length > 0) return judged.slice(0, 1);
  return products
    .slice(0, 1)
    .map((product) => ({ product, reason: isDocument ? copy.noDocuments : copy.onlyDocuments }));
}

function rate(
  carrier: Carrier,
  product: Product,
  tariff: ZoneTariff,
  way: Way,
  request: RateRequest,
  now: Date,
): Rate {
  const { requestedDeliveryDate, isSaturdayDelivery, packages } = request.shipmentData;
  const day = deliveryDay({
    now,
    transitDays: tariff.transitDays,
    requestedDay: requestedDeliveryDate,
    onSaturdays: product.saturday === 'always' || (product.saturday === 'onRequest' && isSaturdayDelivery),
  });
  return {
    carrier,
    carrierProduct: product.name,
    carrierProductCode: product.code,
    deliverySpeed: product.deliverySpeed,
    priceNetCents: priceNetCents(product, tariff, way, request, isSaturday(day)),
    deliveryDate: day,
    deliveryBefore: deliveryBefore[product.deliverySpeed],
    includedLiabilityEur: product.includedLiabilityEur,
    billableWeightKg: chargedWeightOfAllKg(product, packages),
  };
}
