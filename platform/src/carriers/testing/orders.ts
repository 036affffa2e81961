import type { AddressBlock, Carrier, Package } from 'contract';
import { addresses, domesticDraft } from 'contract/fixtures';
import type { CarrierEnvironment, CarrierOrder, NumberedParcel } from '../carrier.ts';
import { CarrierFaults } from '../faults.ts';
import { createOrderBook } from '../simulation/order-book.ts';
import { MONDAY, tariffs } from './requests.ts';

/** A world without waiting and without faults, on Monday, 16 November 2026, 9 Uhr in Berlin. */
export function environment(changes: Partial<CarrierEnvironment> = {}): CarrierEnvironment {
  return {
    now: () => MONDAY,
    faults: new CarrierFaults(),
    latencyScale: 0,
    orderBook: createOrderBook(),
    seed: 'test',
    ...changes,
  };
}

const small: Package = { packaging: 'box', amount: 1, lengthCm: 30, widthCm: 20, heightCm: 10, weightKg: 1 };
const pallet: Package = { ...small, packaging: 'transport_crate_or_pallet', lengthCm: 120, widthCm: 80 };
const sylt: AddressBlock = {
  ...addresses.tietze,
  address: { ...addresses.tietze.address, postalCode: '25980', city: 'Sylt' },
};

/** An order that a carrier takes: its first domestic product with a parcel that fits. */
export function orderFor(carrier: Carrier, changes: Partial<CarrierOrder> = {}): CarrierOrder {
  const products = tariffs.find(([name]) => name === carrier)?.[1] ?? [];
  const isIsland = carrier === 'ILO';
  const product = products.find(
    ({ tariff, reach }) => tariff.domestic && reach === (isIsland ? 'islands' : undefined),
  );
  return {
    carrier,
    reference: 'shp_4711',
    orderNumber: 'LO-104711',
    productCode: product?.code ?? '',
    from: addresses.tietze,
    printedSender: addresses.tietze,
    to: isIsland ? sylt : addresses.loewenstein,
    shipmentData: {
      ...domesticDraft.shipmentData,
      requestedDeliveryDate: '2026-11-16',
      packages: [carrier === 'DEKU' ? pallet : small],
    },
    dangerous: false,
    insured: false,
    declaredValue: null,
    referenceNumber: 'PO-77131',
    referenceNumber2: '',
    agreement: null,
    shownPriceCents: null,
    ...changes,
  };
}

/** The same order, taken on Monday and promised for Tuesday. */
export function parcelFor(carrier: Carrier, changes: Partial<NumberedParcel> = {}): NumberedParcel {
  return {
    ...orderFor(carrier),
    trackingNumber: 'TEST',
    orderedAt: MONDAY,
    deliveryDay: '2026-11-17',
    ...changes,
  };
}
