import { emptyAddressBlock, type OrganizationRecord, type OrganizationSetup, printFormats } from 'contract';
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

/**
 * Whether an organisation is what was sent. Of two set-ups the first one stays, and both are answered by it: that of
 * a second owner, or that of one whose answer was lost.
 */
export function isAsSent(record: OrganizationRecord, sent: OrganizationSetup): boolean {
  const { address, settings } = record;
  const { address: sentAddress } = sent.sender;
  const pairs = [
    [record.orgName, sent.orgName],
    [record.vatNumber, sent.vatNumber],
    [record.eoriNumber, sent.eoriNumber],
    [address.addressLine1, sentAddress.addressLine1],
    [address.addressLine2, sentAddress.addressLine2],
    [address.postalCode, sentAddress.postalCode],
    [address.city, sentAddress.city],
    [address.countryCode, sentAddress.countryCode],
    [settings.printFormat, sent.printFormat],
  ] as const;
  const isSame = pairs.every(([kept, typed]) => writtenOut(kept) === writtenOut(typed));
  return isSame && record.isFetchedFromSender === sent.isPickupAddress;
}

/** Without what the platform may write in another way. */
const writtenOut = (text: string) => text.replace(/[\s.-]/g, '').toUpperCase();
