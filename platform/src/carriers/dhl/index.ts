import type { CarrierFactory } from '../carrier.ts';
import { withMod10 } from '../simulation/check-digit.ts';
import { digitsFrom } from '../simulation/seeded.ts';
import { simulateCarrier } from '../simulation/simulated-carrier.ts';
import { products } from './tariff.ts';

/** „00340“ and twenty digits in all: seven of them our number at DHL, the last one the check digit. */
function trackingNumber(seed: string): string {
  return withMod10(`003404338${digitsFrom(seed, 10)}`, 3, 1);
}

export const connectDhl: CarrierFactory = (environment) =>
  simulateCarrier(
    { carrier: 'DHL', products, trackingNumber, grouping: [4, 4, 4, 4, 4], manner: { windowHours: 2 } },
    environment,
  );
