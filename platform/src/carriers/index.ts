export { askAllCarriers } from './ask-all.ts';
export type { OrderConfirmation, OrderedParcel } from './carrier.ts';
export { CarrierError } from './carrier-error.ts';
export { CarrierFaults } from './faults.ts';
export { type Carriers, connectCarriers } from './registry.ts';
