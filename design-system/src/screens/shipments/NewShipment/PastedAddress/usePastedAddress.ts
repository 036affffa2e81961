import type { AddressBlock } from 'contract';
import type { RecognizedAddress } from 'contract/address-text';
import { type ClipboardEvent, useRef, useState } from 'react';
import { untilLoaded } from '../../../../components/LazyPart/until-loaded.ts';
import { useShipmentFormContext } from '../form/useShipmentForm.ts';
import type { Side } from '../new-shipment-state.ts';
import { giveBack, takeAddress } from './merge-address.ts';
import { pastedAddressCopy as copy } from './PastedAddress.copy.ts';

/** One end as it was, with its link to the address book. */
export interface Party {
  readonly block: AddressBlock;
  readonly contactId: string | null;
}

/** What has become of a pasted text. */
export type PastedAddressState =
  /** A field for the text is open. */
  | { readonly kind: 'asking'; readonly text: string; readonly recognized: RecognizedAddress | undefined }
  | { readonly kind: 'suggested'; readonly recognized: RecognizedAddress; readonly before: Party }
  | { readonly kind: 'taken'; readonly block: AddressBlock; readonly before: Party };

export interface PastedAddress extends PastedAddressCallbacks {
  /** Null where nothing was pasted. */
  readonly state: PastedAddressState | null;
  /** How often an address was taken. */
  readonly takes: number;
  readonly onPaste: (event: ClipboardEvent) => void;
  readonly ask: () => void;
}

/** What a person can do about it. */
export interface PastedAddressCallbacks {
  readonly onText: (text: string) => void;
  readonly take: (recognized: RecognizedAddress) => void;
  readonly dismiss: () => void;
  readonly undo: () => void;
}

/** Not every word that is pasted can be an address. */
const mayBeAddress = /\S.{6,}\S/su;

/** Where a pasted address goes. */
export interface PastedInto {
  readonly read: () => Party;
  readonly fill: (block: AddressBlock, contactId: string | null) => void;
  /** Says what has happened elsewhere than where somebody is. */
  readonly say: (text: string) => void;
}

/** Recognises an address in what is pasted into one end of a shipment; nothing changes before it is taken. */
export function usePastedAddress(side: Side): PastedAddress {
  const form = useShipmentFormContext();
  const link = side === 'from' ? 'linkedSenderId' : 'linkedRecipientId';
  return usePastedInto({
    read: () => {
      const input = form.read();
      return { block: input[side] as AddressBlock, contactId: input[link] ?? null };
    },
    fill: (block, contactId) => form.fillParty(side, block, contactId),
    say: (text) => form.announcements.say(text),
  });
}

/** The same for an address wherever it stands. */
export function usePastedInto({ read: party, fill, say }: PastedInto): PastedAddress {
  const [state, setState] = useState<PastedAddressState | null>(null);
  const [takes, setTakes] = useState(0);
  const newest = useRef(0);

  const recognize = async (text: string, country: string) => {
    newest.current += 1;
    const own = newest.current;
    const { recognizeAddress } = await untilLoaded(import('contract/address-text'));
    const recognized = recognizeAddress(text, country);
    const isNewest = own === newest.current;
    if (isNewest && recognized) say(copy.found);
    return { isNewest, recognized };
  };

  const suggest = async (text: string, before: Party) => {
    const { isNewest, recognized } = await recognize(text, before.block.address.countryCode);
    if (isNewest && recognized) setState({ kind: 'suggested', recognized, before });
  };

  const read = async (text: string) => {
    const { isNewest, recognized } = await recognize(text, party().block.address.countryCode);
    if (isNewest) setState((now) => (now?.kind === 'asking' ? { ...now, recognized } : now));
  };

  return {
    state,
    takes,
    onPaste: (event) => {
      const text = event.clipboardData.getData('text');
      const isOwnField = event.target instanceof HTMLTextAreaElement;
      if (isOwnField || !mayBeAddress.test(text)) return;
      // A part that cannot be loaded costs the suggestion only: the text is in its field.
      suggest(text, party()).catch(() => {});
    },
    ask: () => setState({ kind: 'asking', text: '', recognized: undefined }),
    onText: (text) => {
      setState({ kind: 'asking', text, recognized: undefined });
      read(text).catch(() => {});
    },
    take: (recognized) => {
      const before = state?.kind === 'suggested' ? state.before : party();
      const block = takeAddress(before.block, recognized.block);
      fill(block, null);
      say(copy.taken);
      setTakes(takes + 1);
      setState({ kind: 'taken', block, before });
    },
    dismiss: () => setState(null),
    undo: () => {
      if (state?.kind !== 'taken') return;
      const block = giveBack(party().block, state.block, state.before.block);
      fill(block, state.before.contactId);
      say(copy.undone);
      setState(null);
    },
  };
}
