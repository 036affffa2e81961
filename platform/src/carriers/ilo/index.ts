import type { CarrierFactory } from '../carrier.ts';
import { digitsFrom } from '../simulation/seeded.ts';
import { simulateCarrier } from '../simulation/simulated-carrier.ts';
import { products } from './tariff.ts';

/** „ILO“ and ten digits; ILO publishes no check digit. */
function trackingNumber(seed: string): string {
  return `ILO${digitsFrom(seed, 10)}`;
}

export const connectIlo: CarrierFactory = (environment) =>
  simulateCarrier({ carrier: 'ILO', products, trackingNumber, grouping: [3, 4, 4] }, environment);
