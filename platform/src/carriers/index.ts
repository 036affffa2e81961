export { askAllCarriers } from './ask-all.ts';
export type {
  AgreedPrice,
  CarrierConnection,
  CarrierEnvironment,
  CarrierEvent,
  CarrierOrder,
  CatalogueProduct,
  NumberedParcel,
  ClosingRefusal,
  OrderConfirmation,
  OrderedParcel,
  TakenOrder,
} from './carrier.ts';
export { CarrierError } from './carrier-error.ts';
export { CarrierFaults } from './faults.ts';
export { inTime } from './in-time.ts';
export { MASK, maskSecrets } from './mask-secrets.ts';
export { type CallFailure, type CarrierCall, failureOf, observeCarriers } from './observe-calls.ts';
export { readCatalogue } from './read-catalogue.ts';
export { type Carriers, connectCarriers } from './registry.ts';
export { createOrderBook, openOrderBook } from './simulation/order-book.ts';
