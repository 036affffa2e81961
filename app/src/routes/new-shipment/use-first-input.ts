import { type Contact, localDay, type Shipment, type ShipmentFormInput } from 'contract';
import type { PrefillFailure } from 'design-system/screens/shipments/NewShipment/new-shipment-state.ts';
import { blankInput } from 'design-system/screens/shipments/NewShipment/NewShipment';
import { useState } from 'react';
import { useContact, useSenders } from '../../data/contacts.ts';
import { useShipment } from '../../data/shipments.ts';
import type { ApiError } from '../../http/api-error.ts';
import { useNow } from '../../shell/use-now.ts';

/** What a form begins with that no draft fills. */
export interface FirstInput {
  /** Null until everything that fills it is there or is not to be had. */
  readonly input: ShipmentFormInput | null;
  readonly defaultSenderId: string | null;
  /** Why a contact of the address bar is not filled in. */
  readonly prefillFailure: PrefillFailure | null;
}

/** What the address bar names to be filled in. */
export interface Prefill {
  readonly recipientId: string | null;
  readonly senderId: string | null;
  /** A shipment to whose recipient this one goes too. */
  readonly recipientOf: string | null;
}

/**
 * The specification's defaults with the sender that the organisation uses, and with whom the address
 * bar names; without the address book it goes without them. A filling begins once: what
 * is asked again later, as when the network returns, takes nothing away from a form that is being filled in.
 *
 * @param filling names the filling of the form; undefined while there is none
 */
export function useFirstInput(
  filling: string | undefined,
  { recipientId, senderId, recipientOf }: Prefill,
): FirstInput {
  const now = useNow();
  const senders = useSenders();
  const recipient = useContact(recipientId);
  const sender = useContact(senderId);
  const earlier = useShipment(recipientOf);
  const isLoading = [senders, recipient, sender, earlier].some((read) => read.isLoading);
  const usual = senders.data?.items.find(({ isDefaultSender }) => isDefaultSender) ?? null;

  const [begun, setBegun] = useState<{ filling: string; input: ShipmentFormInput }>();
  if (filling !== undefined && filling !== begun?.filling && !isLoading) {
    const blank = blankInput(localDay(now), sender.data ?? usual);
    setBegun({ filling, input: { ...blank, ...toRecipient(recipient.data, earlier.data) } });
  }
  return {
    input: begun && begun.filling === filling ? begun.input : null,
    defaultSenderId: usual?.id ?? null,
    prefillFailure: toPrefillFailure(recipient) ?? toPrefillFailure(sender) ?? toPrefillFailure(earlier),
  };
}

function toRecipient(
  contact: Contact | undefined,
  earlier: Shipment | undefined,
): Pick<ShipmentFormInput, 'to' | 'linkedRecipientId'> | undefined {
  if (contact) return { to: contact.block, linkedRecipientId: contact.id };
  return earlier && { to: earlier.to, linkedRecipientId: earlier.linkedRecipientId };
}

function toPrefillFailure({
  data,
  error,
}: {
  data?: unknown;
  error?: ApiError | undefined;
}): PrefillFailure | null {
  if (data !== undefined || !error) return null;
  // An id that is no id is refused as input; for the person it is the same as one that is gone.
  return error.kind === 'notFound' || error.kind === 'invalid' ? 'missing' : 'unreadable';
}
