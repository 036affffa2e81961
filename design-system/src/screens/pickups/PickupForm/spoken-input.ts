import { type PickupDraft, type PickupInput, type PickupTimes, timesOfInput } from 'contract';

/** What sentence and dates are made of. */
export type DatedPickup = PickupTimes & Pick<PickupDraft, 'address'>;

/** When and where somebody comes by what is typed so far; null while it is not said when. */
export function datedInput(typed: PickupInput): DatedPickup | null {
  const times = timesOfInput(typed);
  // Only the place counts: what is missing beside it stands in no sentence.
  const address = { ...noBlock, ...typed.address, address: { ...noAddress, ...typed.address.address } };
  return times && { ...times, address };
}

const noBlock = { companyName: '', companyName2: '', email: '', personName: '', phone: '' };
const noAddress = { addressLine2: '', addressLine3: '', postalCode: '', state: '' };
