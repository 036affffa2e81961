export { askAllCarriers, RATES_TIMEOUT_MS } from './ask-all.ts';
export type {
  CarrierConnection,
  CarrierEnvironment,
  CarrierOffer,
  CarrierOrder,
  OrderConfirmation,
  OrderedParcel,
} from './carrier.ts';
export { CarrierError } from './carrier-error.ts';
export { type CarrierFault, CarrierFaults } from './faults.ts';
export { type Carriers, connectCarriers } from './registry.ts';
