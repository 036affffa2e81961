import { type AddressBlock, type Contact, countryName, type Place } from 'contract';
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
  const own = state?.side === side && text.trim() !== '' ? state : null;
  // What is shown may answer an earlier text; it stays until the new answer is there.
  const isWaiting = text.trim() !== '' && (own === null || own.status === 'loading' || own.text !== text);
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
    const place = own?.places.find((entry) => placeKey(entry) === id);
    if (contact) {
      form.fillParty(side, contact.block, contact.id);
      form.announcements.say(copy.contactTaken(nameOfBlock(contact.block)));
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

function placeKey({ countryCode, postalCode, city }: Place): string {
  return `place:${countryCode}:${postalCode}:${city}`;
}

function toSections(state: PartySearchState | null): ComboBoxSection[] {
  if (!state) return [];
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
    { id: 'contacts', title: copy.contacts, options: contacts },
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
