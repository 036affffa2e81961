import { type AddressBlock, type Contact, countryName, type Place, type Recipient } from 'contract';
import { useCallback, useMemo, useState } from 'react';
import { ComboBox, type ComboBoxSection } from '../../../components/ComboBox/ComboBox.tsx';
import { retryCopy } from '../../../components/RetryButton/RetryButton.copy.ts';
import { nameOfBlock, placeLine, streetAndPlace } from '../../../patterns/Address/address-lines.ts';
import { partySearchId } from './form/rates-obstacle.ts';
import { useShipmentFormContext } from './form/useShipmentForm.ts';
import type { PartySearchState, Side } from './new-shipment-state.ts';
import { partiesCopy } from './Parties.copy.ts';

const copy = partiesCopy.search;

export interface PartySearchProps {
  readonly side: Side;
  /** The last answer, whichever side had asked. */
  readonly state: PartySearchState | null;
  readonly onSearch: (text: string, side: Side) => void;
}

/** One field for both: who is in the address book, and places by postcode or name. */
export function PartySearch({ side, state, onSearch }: PartySearchProps) {
  const form = useShipmentFormContext();
  const [text, setText] = useState('');
  const isTyped = text.trim() !== '';
  // Before a key is pressed only what answers that.
  const own = state?.side === side && (isTyped || state.text === '') ? state : null;
  // What is shown may answer an earlier text; it stays until the new answer is there.
  const isWaiting = isTyped && (own === null || own.status === 'loading' || own.text !== text);
  const sections = useMemo(() => toSections(own), [own]);

  const handleInput = useCallback(
    (input: string) => {
      setText(input);
      onSearch(input, side);
    },
    [onSearch, side],
  );

  const handleSelect = (id: string) => {
    const contact = own?.contacts.find((entry) => contactKey(entry) === id);
    const recipient = own?.recipients.find((entry) => recipientKey(entry) === id);
    const place = own?.places.find((entry) => placeKey(entry) === id);
    if (contact) {
      form.fillParty(side, contact.block, contact.id);
      form.announcements.say(copy.contactTaken(nameOfBlock(contact.block)));
    } else if (recipient) {
      form.fillParty(side, recipient.block, recipient.contactId);
      form.announcements.say(copy.recipientTaken(nameOfBlock(recipient.block)));
    } else if (place) {
      form.fillParty(side, withPlace(form.read()[side] as AddressBlock, place), null);
      form.announcements.say(copy.placeTaken(placeLine(place)));
    }
    setText('');
  };

  return (
    <ComboBox
      id={partySearchId(side)}
      label={copy.label}
      isLabelHidden
      placeholder={copy.label}
      sections={sections}
      inputValue={text}
      isLoading={isWaiting}
      takesOnlyOption
      suggestsUntyped={side === 'to'}
      onFocus={() => {
        if (side === 'to' && !isTyped) onSearch('', side);
      }}
      loadingText={copy.loading}
      emptyText={own?.status === 'ready' ? copy.empty : undefined}
      failure={
        own?.status === 'failed'
          ? { text: copy.failed, retryLabel: retryCopy.retry, onRetry: () => onSearch(text, side) }
          : undefined
      }
      onInputChange={handleInput}
      onSelect={handleSelect}
    />
  );
}

function contactKey({ id }: Contact): string {
  return `contact:${id}`;
}

function recipientKey({ sentAt, block }: Recipient): string {
  return `recipient:${sentAt}:${nameOfBlock(block)}`;
}

function placeKey({ countryCode, postalCode, city }: Place): string {
  return `place:${countryCode}:${postalCode}:${city}`;
}

function toSections(state: PartySearchState | null): ComboBoxSection[] {
  if (!state) return [];
  const isTyped = state.text.trim() !== '';
  const recipients = state.recipients.map((recipient) => ({
    id: recipientKey(recipient),
    label: nameOfBlock(recipient.block),
    detail: addressLine(recipient.block),
  }));
  const contacts = state.contacts.map((contact) => ({
    id: contactKey(contact),
    label: nameOfBlock(contact.block),
    detail: addressLine(contact.block),
  }));
  const places = state.places.map((place) => ({
    id: placeKey(place),
    label: placeLine(place),
    detail: countryName(place.countryCode),
  }));
  return [
    ...(isTyped ? [] : [{ id: 'recipients', title: copy.recipients, options: recipients }]),
    { id: 'contacts', title: copy.contacts, options: contacts },
    ...(isTyped ? [{ id: 'recipients', title: copy.sentBefore, options: recipients }] : []),
    { id: 'places', title: copy.places, options: places },
  ].filter(({ options }) => options.length > 0);
}

function addressLine({ address }: Contact['block']): string {
  const { countryCode } = address;
  const country = countryCode === 'DE' ? '' : countryName(countryCode);
  return [streetAndPlace(address), country].filter((part) => part !== '').join(', ');
}

/** The block at another place; who and which street stay as they were typed. */
function withPlace(block: AddressBlock, { postalCode, city, countryCode, state }: Place): AddressBlock {
  return { ...block, address: { ...block.address, postalCode, city, countryCode, state } };
}
