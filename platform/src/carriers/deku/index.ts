import type { CarrierFactory } from '../carrier.ts';
import { digitsFrom } from '../simulation/seeded.ts';
import { simulateCarrier } from '../simulation/simulated-carrier.ts';
import { products } from './tariff.ts';

/** „DK“ and ten digits; DEKU publishes no check digit. */
function trackingNumber(seed: string): string {
  return `DK${digitsFrom(seed, 10)}`;
}

export const connectDeku: CarrierFactory = (environment) =>
  simulateCarrier({ carrier: 'DEKU', products, trackingNumber, grouping: [2, 4, 4] }, environment);
