import { type PickupInput, pickupKinds } from 'contract';
import { pickupFormCopy } from 'design-system/screens/pickups/PickupForm/PickupForm.copy.ts';
import * as v from 'valibot';
import { addressInput } from '../../drafts/address-input.ts';
import type { Draft } from '../../drafts/draft-store.ts';

const text = v.string();

/** What is typed of a new pickup, until it is ordered. */
export const pickupDraft: Draft<PickupInput> = {
  name: 'pickup',
  begun: pickupFormCopy.begun,
  schema: v.object({
    address: addressInput,
    addressFrom: text,
    kind: v.picklist(pickupKinds),
    startAt: text,
    earliestTime: text,
    frequency: v.picklist(['1', '2', '3']),
    interval: text,
    byWeekDay: v.array(v.picklist(['0', '1', '2', '3', '4', '5', '6'])),
    ending: v.picklist(['never', 'on']),
    endAt: text,
    lastPossiblePickupTime: text,
    totalPackages: text,
    maximumWeightKg: text,
    longestSideCm: text,
    additionalInformation: text,
  }),
};
