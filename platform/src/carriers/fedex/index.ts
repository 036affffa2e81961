import type { CarrierFactory } from '../carrier.ts';
import { withMod11 } from '../simulation/check-digit.ts';
import { englishWords } from '../simulation/life.ts';
import { digitsFrom } from '../simulation/seeded.ts';
import { simulateCarrier } from '../simulation/simulated-carrier.ts';
import { products } from './tariff.ts';

/** Twelve digits, the last one the check digit. */
function trackingNumber(seed: string): string {
  return withMod11(`7${digitsFrom(seed, 10)}`);
}

export const connectFedex: CarrierFactory = (environment) =>
  simulateCarrier(
    {
      carrier: 'FedEx',
      products,
      trackingNumber,
      grouping: [4, 4, 4],
      manner: { ownWords: englishWords, windowHours: 4 },
    },
    environment,
  );
