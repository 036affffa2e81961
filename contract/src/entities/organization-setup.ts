import * as v from 'valibot';
import { printFormats } from '../print/print-layout.ts';
import { choice } from '../rules/choice.ts';
import { crossFieldRules } from '../rules/cross-field.ts';
import { addressRules } from './address-rules.ts';
import { addressBlockSchema } from './address.ts';
import { organizationDraftSchema } from './organization-record.ts';
import type { AddressSurroundings } from './shipment-draft.ts';

const { orgName, vatNumber, eoriNumber } = organizationDraftSchema.entries;

/** First step of the set-up: who the organisation is. */
export const setupOrganizationSchema = v.object({ orgName, vatNumber, eoriNumber });
export type SetupOrganization = v.InferOutput<typeof setupOrganizationSchema>;

const senderStep = v.object({
  sender: addressBlockSchema,
  /** „Auch als Abholadresse verwenden“ */
  isPickupAddress: v.boolean(),
});
export type SetupSender = v.InferOutput<typeof senderStep>;

/** Second step: where parcels come from. */
export function setupSenderSchema({ isValidPhone, geography }: AddressSurroundings) {
  return v.pipe(
    senderStep,
    crossFieldRules<SetupSender>(
      addressRules(['sender'], ({ sender }: SetupSender) => sender, isValidPhone, geography),
    ),
  );
}

/** Third step: which paper labels are printed on. */
export const setupPrintSchema = v.object({ printFormat: choice(printFormats) });

const setup = v.object({
  ...setupOrganizationSchema.entries,
  ...senderStep.entries,
  ...setupPrintSchema.entries,
});

/** Body of `POST organizations/setup`: the first three steps together. */
export type OrganizationSetup = v.InferOutput<typeof setup>;

/** The set-up as the API takes it. */
export function organizationSetupSchema({ isValidPhone, geography }: AddressSurroundings) {
  return v.pipe(
    setup,
    crossFieldRules<OrganizationSetup>(
      addressRules(['sender'], ({ sender }: OrganizationSetup) => sender, isValidPhone, geography),
    ),
  );
}
