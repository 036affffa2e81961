import type { CarrierFactory } from '../carrier.ts';
import { withUpsDigit } from '../simulation/check-digit.ts';
import { englishWords } from '../simulation/life.ts';
import { digitsFrom, lettersFrom } from '../simulation/seeded.ts';
import { simulateCarrier } from '../simulation/simulated-carrier.ts';
import { products } from './tariff.ts';

/** „1Z“, six characters of the account, „68“ for the service, seven digits and the check digit. */
function trackingNumber(seed: string): string {
  return withUpsDigit(`${lettersFrom(seed, 6)}68${digitsFrom(seed, 7)}`);
}

export const connectUps: CarrierFactory = (environment) =>
  simulateCarrier(
    {
      carrier: 'UPS',
      products,
      trackingNumber,
      grouping: [2, 3, 3, 2, 4, 4],
      manner: { ownWords: englishWords, windowHours: 3 },
    },
    environment,
  );
