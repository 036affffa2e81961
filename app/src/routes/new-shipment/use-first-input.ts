import { localDay, type ShipmentFormInput } from 'contract';
import { blankInput } from 'design-system/screens/shipments/NewShipment/NewShipment';
import { useContact, useSenders } from '../../data/contacts.ts';
import { useNow } from '../../shell/use-now.ts';

/** What a form begins with that no draft fills. */
export interface FirstInput {
  readonly input: ShipmentFormInput;
  readonly defaultSenderId: string | null;
  /** A contact of the address bar does not exist. */
  readonly isPrefillMissing: boolean;
}

/**
 * The specification's defaults with the sender that the organisation uses, and with the contacts that
 * the address bar names. Null until they are there; without the address book it goes without them.
 */
export function useFirstInput(recipientId: string | null, senderId: string | null): FirstInput | null {
  const now = useNow();
  const senders = useSenders();
  const recipient = useContact(recipientId);
  const sender = useContact(senderId);
  if ([senders, recipient, sender].some(({ isLoading }) => isLoading)) return null;

  const usual = senders.data?.items.find(({ isDefaultSender }) => isDefaultSender) ?? null;
  const blank = blankInput(localDay(now), sender.data ?? usual);
  return {
    input: recipient.data
      ? { ...blank, to: recipient.data.block, linkedRecipientId: recipient.data.id }
      : blank,
    defaultSenderId: usual?.id ?? null,
    isPrefillMissing: recipient.error !== undefined || sender.error !== undefined,
  };
}
