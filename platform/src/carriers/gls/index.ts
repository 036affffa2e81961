import type { CarrierFactory } from '../carrier.ts';
import { digitsFrom } from '../simulation/seeded.ts';
import { simulateCarrier } from '../simulation/simulated-carrier.ts';
import { products } from './tariff.ts';

/** The Paketnummer of eleven digits, as it stands above the barcode: without check digit. */
function trackingNumber(seed: string): string {
  return `5${digitsFrom(seed, 10)}`;
}

export const connectGls: CarrierFactory = (environment) =>
  simulateCarrier(
    { carrier: 'GLS', products, trackingNumber, grouping: [4, 4, 3], manner: { windowHours: 1 } },
    environment,
  );
