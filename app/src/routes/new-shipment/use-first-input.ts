import { type Contact, localDay, type Shipment, type ShipmentFormInput } from 'contract';
import type { Fetched } from 'design-system/patterns/ResourceView/resource.ts';
import type { PrefillFailure } from 'design-system/screens/shipments/NewShipment/new-shipment-state.ts';
import { blankInput } from 'design-system/screens/shipments/NewShipment/NewShipment';
import { useState } from 'react';
import { oneContact, senderList } from '../../data/parties.ts';
import { shipmentDefaults } from '../../data/shipment-defaults.ts';
import { oneShipment } from '../../data/shipments.ts';
import { useRead } from '../../data/use-read.ts';
import { useNow } from '../../hooks/use-now.ts';
import type { ApiError } from '../../http/api-error.ts';
import { useFetched } from './use-fetched.ts';
import { useRenewed } from './use-renewed.ts';

/** What a form begins with that no draft fills. */
export interface FirstInput {
  /** Null until everything that fills it is there or is not to be had. */
  readonly input: ShipmentFormInput | null;
  /** The sender that the organisation uses, or null where there is none. */
  readonly defaultSender: Fetched<Contact | null>;
  /** From this value of the goods on the organisation insures them; null: it does not say. */
  readonly insuredFromEur: number | null;
  /** Asks again for the senders, where that has failed. */
  readonly retrySender: () => Promise<unknown>;
  /** Why a contact of the address bar is not filled in; stays true of the input when it can be read later. */
  readonly prefillFailure: PrefillFailure | null;
}

interface Beginning extends Pick<FirstInput, 'prefillFailure'> {
  readonly filling: string;
  readonly input: ShipmentFormInput;
}

/** What the address bar names to be filled in. */
export interface Prefill {
  readonly recipientId: string | null;
  readonly senderId: string | null;
  /** A shipment to whose recipient this one goes too. */
  readonly recipientOf: string | null;
}

/** Of somebody who may not create shipments nothing is asked for: it would be refused. */
export const noPrefill: Prefill = { recipientId: null, senderId: null, recipientOf: null };

/**
 * The specification's defaults with the sender that the organisation uses, and with whom the address
 * bar names; without the address book it goes without them. What is known from before is asked for anew
 * first: a sender that a colleague has corrected must not be ordered under. A filling begins once: what
 * is asked again later, as when the network returns, takes nothing away from a form that is being filled in.
 *
 * @param filling names the filling of the form; undefined while there is none
 * @param mayCreate whether there is a form at all
 */
export function useFirstInput(filling: string | undefined, prefill: Prefill, mayCreate = true): FirstInput {
  const { recipientId, senderId, recipientOf } = mayCreate ? prefill : noPrefill;
  const now = useNow();
  const senders = useRead(mayCreate ? senderList() : null);
  const recipient = useRead(recipientId === null ? null : oneContact(recipientId));
  const sender = useRead(senderId === null ? null : oneContact(senderId));
  const earlier = useRead(recipientOf === null ? null : oneShipment(recipientOf));
  const defaults = useRead(mayCreate ? shipmentDefaults() : null);
  const reads = [defaults, senders, recipient, sender, earlier];
  const isLoading = reads.some((read) => read.isLoading);
  const isRenewed = useRenewed(filling, reads);
  const usual = senders.data?.items.find(({ isDefaultSender }) => isDefaultSender) ?? null;

  const [begun, setBegun] = useState<Beginning>();
  if (filling !== undefined && filling !== begun?.filling && !isLoading && isRenewed) {
    const blank = blankInput(localDay(now), knownOf(sender) ?? usual, defaults.data);
    setBegun({
      filling,
      input: { ...blank, ...toRecipient(knownOf(recipient), knownOf(earlier)) },
      prefillFailure: toPrefillFailure(recipient) ?? toPrefillFailure(sender) ?? toPrefillFailure(earlier),
    });
  }
  const own = begun?.filling === filling ? begun : undefined;
  return {
    input: own?.input ?? null,
    defaultSender: useFetched({ ...senders, data: senders.data && usual }),
    insuredFromEur: defaults.data?.insuredFromEur ?? null,
    retrySender: async () => senders.error && senders.mutate(),
    prefillFailure: own?.prefillFailure ?? null,
  };
}

function toRecipient(
  contact: Contact | undefined,
  earlier: Shipment | undefined,
): Pick<ShipmentFormInput, 'to' | 'linkedRecipientId'> | undefined {
  if (contact) return { to: contact.block, linkedRecipientId: contact.id };
  return earlier && { to: earlier.to, linkedRecipientId: earlier.linkedRecipientId };
}

interface Read<Value> {
  readonly data?: Value | undefined;
  readonly error?: ApiError | undefined;
}

/** What could not be asked for anew has to do; what is gone by now is no more. */
function knownOf<Value>({ data, error }: Read<Value>): Value | undefined {
  return isGone(error) ? undefined : data;
}

function toPrefillFailure({ data, error }: Read<unknown>): PrefillFailure | null {
  if (isGone(error)) return 'missing';
  return error && data === undefined ? 'unreadable' : null;
}

/** An id that is no id is refused as input; for the person it is the same as one that is gone. */
function isGone(error: ApiError | undefined): boolean {
  return error?.kind === 'notFound' || error?.kind === 'invalid';
}
