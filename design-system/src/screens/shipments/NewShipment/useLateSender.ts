import type { Contact, ShipmentFormInput } from 'contract';
import { useEffect, useRef } from 'react';
import { nameOfBlock } from '../../../patterns/Address/address-lines.ts';
import type { Fetched } from '../../../patterns/ResourceView/resource.ts';
import { useShipmentFormContext } from './form/useShipmentForm.ts';
import { partiesCopy as copy } from './Parties.copy.ts';

/** Fills in the usual sender that could not be loaded at first, as long as nobody has entered one. */
export function useLateSender(sender: Fetched<Contact | null>): void {
  const form = useShipmentFormContext();
  const wasMissed = useRef(false);
  useEffect(() => {
    if (sender.kind === 'failed') wasMissed.current = true;
    if (sender.kind !== 'ready' || !wasMissed.current) return;
    wasMissed.current = false;
    const contact = sender.value;
    if (contact === null || !isEmpty(form.read().from)) return;
    form.fillParty('from', contact.block, contact.id);
    form.announcements.say(copy.search.contactTaken(nameOfBlock(contact.block)));
  }, [sender, form]);
}

/** Nothing is entered but a country, which is always there. */
function isEmpty({ address, ...names }: ShipmentFormInput['from']): boolean {
  const { countryCode: _, ...place } = address;
  return [...Object.values(names), ...Object.values(place)].every((text) => !text);
}
