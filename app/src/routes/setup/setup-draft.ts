import { emptyAddressBlock, type OrganizationRecord, printFormats } from 'contract';
import type { SetupInput } from 'design-system/screens/setup/Setup/setup-state.ts';
import { setupCopy } from 'design-system/screens/setup/Setup/Setup.copy.ts';
import * as v from 'valibot';
import { addressInput } from '../../drafts/address-input.ts';
import type { Draft } from '../../drafts/draft-store.ts';

const inputSchema = v.object({
  organization: v.object({ orgName: v.string(), vatNumber: v.string(), eoriNumber: v.string() }),
  sender: v.object({ sender: addressInput, isPickupAddress: v.boolean() }),
  print: v.object({ printFormat: v.picklist(printFormats) }),
});

/** What is typed in the first three steps, until it is sent. */
export const setupDraft: Draft<SetupInput> = {
  name: 'setup',
  begun: setupCopy.begun,
  schema: inputSchema,
};

/** What the steps begin with: what is known of the organisation, and its name as that of the sender. */
export function firstInput({ orgName, vatNumber, eoriNumber, settings }: OrganizationRecord): SetupInput {
  return {
    organization: { orgName, vatNumber, eoriNumber },
    sender: {
      sender: { ...emptyAddressBlock('DE'), companyName: orgName },
      isPickupAddress: true,
    },
    print: { printFormat: settings.printFormat },
  };
}
