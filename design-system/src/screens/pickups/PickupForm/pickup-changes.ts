import { meantInput, type NumberUnit, parseDecimal, type PickupInput } from 'contract';
import { formatCentimetres, formatKilograms, formatNumber } from '../../../format/index.ts';
import { lineOfBlock } from '../../../patterns/Address/address-lines.ts';
import type { FieldFact } from '../../../patterns/VersionDiff/field-changes.ts';
import { pickupSentenceWithDays } from '../pickup-sentence.copy.ts';
import { pickupFormCopy as copy } from './PickupForm.copy.ts';
import { datedInput } from './spoken-input.ts';

/** What stands in the form of a pickup, in words that people read. */
export function factsOfInput(typed: PickupInput): FieldFact[] {
  const input = meantInput(typed);
  const dated = datedInput(typed);
  return [
    { path: 'rhythm', label: copy.stale.rhythm, value: dated === null ? '' : pickupSentenceWithDays(dated) },
    { path: 'address', label: copy.address, value: dated === null ? '' : lineOfBlock(dated.address) },
    { path: 'totalPackages', label: copy.packages, value: read(input.totalPackages, 'Stk', formatNumber) },
    {
      path: 'maximumWeightKg',
      label: copy.weight,
      value: read(input.maximumWeightKg, 'kg', formatKilograms),
    },
    { path: 'longestSideCm', label: copy.side, value: read(input.longestSideCm, 'cm', formatCentimetres) },
    { path: 'additionalInformation', label: copy.notes, value: input.additionalInformation ?? '' },
  ];
}

/** A number as it is written out, whichever way it was typed; what is none stays as it is. */
function read(text: string, unit: NumberUnit, format: (value: number) => string): string {
  const value = parseDecimal(text, unit);
  return value === undefined || value === null ? text : format(value);
}
