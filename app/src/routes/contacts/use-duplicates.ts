import { type AddressBlock, type Contact, likenessOf } from 'contract';
import type { ContactRange } from 'design-system/screens/contacts/ContactPanel/contact-words.ts';
import type { Duplicate } from 'design-system/screens/contacts/ContactPanel/DuplicateHints';
import { useCallback, useEffect, useRef, useState } from 'react';
import { contactsOfPlace } from '../../data/contacts.ts';
import { useDebounced } from '../../hooks/use-debounced.ts';
import { contactsAddress } from '../../pages/contact-addresses.ts';
import { neutralSendersAddress } from '../../pages/settings-addresses.ts';

const DEBOUNCE_MS = 600;
const MOST_SHOWN = 3;

interface Asked {
  readonly key: string;
  readonly duplicates: readonly Duplicate[];
}

const none: readonly Duplicate[] = [];

/**
 * Contacts that may be the one that is being typed.
 *
 * @param self the one that is edited; null where there is none
 * @param range where all are neutral senders, one like a customer is no mistake: parcels go out in its name
 */
export function useDuplicates(self: Contact | null, range: ContactRange) {
  const [asked, setAsked] = useState<Asked>();
  const following = useRef<AbortController>(undefined);
  /** Saving waits for a look-up of its own: what is typed on calls off the other. */
  const saving = useRef<AbortController>(undefined);
  const callOff = useCallback(() => {
    following.current?.abort();
    saving.current?.abort();
  }, []);
  useEffect(() => callOff, [callOff]);

  /** What there is of this address by now; none where that cannot be found out. */
  const find = async (block: AddressBlock, { signal }: AbortController): Promise<readonly Duplicate[]> => {
    const key = keyOf(block);
    if (!isWorthAsking(block) || (self && key === keyOf(self.block))) {
      setAsked({ key, duplicates: none });
      return none;
    }
    try {
      const { postalCode, city } = block.address;
      const contacts = await contactsOfPlace(postalCode || city, signal);
      if (signal.aborted) return none;
      const duplicates = contacts.flatMap((contact): Duplicate[] => {
        const isOther = contact.id !== self?.id && (range === 'all' || contact.kind === range);
        const likeness = isOther ? likenessOf(block, contact.block) : undefined;
        const { href } = range === 'all' ? contactsAddress : neutralSendersAddress;
        return likeness ? [{ contact, likeness, href: href({ contact: contact.id }) }] : [];
      });
      const shown = duplicates.slice(0, MOST_SHOWN);
      setAsked({ key, duplicates: shown });
      return shown;
    } catch {
      // It is a hint: nobody is kept from saving because it could not be looked up.
      return none;
    }
  };
  const follow = (block: AddressBlock) => {
    following.current?.abort();
    following.current = new AbortController();
    void find(block, following.current);
  };

  return {
    duplicates: asked?.duplicates ?? none,
    /** Follows what is typed. */
    follow: useDebounced(follow, DEBOUNCE_MS),
    /**
     * Whether somebody was shown what there is of just this address, or there is nothing. What is called off
     * meanwhile is not saved.
     */
    async mayBeSaved(block: AddressBlock): Promise<boolean> {
      // An answer about what was typed before would take the place of this one.
      following.current?.abort();
      const own = new AbortController();
      saving.current = own;
      const isFine = asked?.key === keyOf(block) || (await find(block, own)).length === 0;
      return isFine && !own.signal.aborted;
    },
    /** What was typed is given up: nothing waits for an answer any more. */
    callOff,
  };
}

const isWorthAsking = ({ companyName, personName, address }: AddressBlock) =>
  companyName + personName !== '' && address.postalCode + address.city !== '' && address.addressLine1 !== '';

/** What two addresses are compared by. */
function keyOf({ companyName, personName, email, phone, address }: AddressBlock): string {
  const { addressLine1, postalCode, city, countryCode } = address;
  const texts = [companyName, personName, email, phone, addressLine1, postalCode, city, countryCode];
  return JSON.stringify(texts.map((text) => text.trim()));
}
