import type { CarrierFactory } from '../carrier.ts';
import { digitsFrom } from '../simulation/seeded.ts';
import { simulateCarrier } from '../simulation/simulated-carrier.ts';
import { products } from './tariff.ts';

/** „MX-“, four digits and six; MEX publishes no check digit. */
function trackingNumber(seed: string): string {
  return digitsFrom(seed, 10).replace(/^(\d{4})/, 'MX-$1-');
}

export const connectMex: CarrierFactory = (environment) =>
  simulateCarrier({ carrier: 'MEX', products, trackingNumber, grouping: [2, 1, 4, 1, 6] }, environment);
