import type { Pickup } from 'contract';
import { formatCentimetres, formatKilograms, formatNumber } from '../../../format/index.ts';
import { lineOfBlock } from '../../../patterns/Address/address-lines.ts';
import type { FieldFact } from '../../../patterns/VersionDiff/field-changes.ts';
import { pickupSentenceWithDays } from '../pickup-sentence.copy.ts';
import { pickupFormCopy as copy } from './PickupForm.copy.ts';

const facts: Readonly<Record<string, readonly [label: string, read: (pickup: Pickup) => string]>> = {
  rhythm: [copy.stale.rhythm, pickupSentenceWithDays],
  address: [copy.address, ({ address }) => lineOfBlock(address)],
  totalPackages: [copy.packages, ({ totalPackages }) => formatNumber(totalPackages)],
  maximumWeightKg: [copy.weight, ({ maximumWeightKg }) => formatKilograms(maximumWeightKg)],
  longestSideCm: [copy.side, ({ longestSideCm }) => formatCentimetres(longestSideCm)],
  additionalInformation: [copy.notes, ({ additionalInformation }) => additionalInformation],
};

/** What a pickup says, in words that people read. */
export function factsOfPickup(pickup: Pickup): FieldFact[] {
  return Object.entries(facts).map(([path, [label, read]]) => ({ path, label, value: read(pickup) }));
}
