import { Contacts } from 'design-system/screens/contacts/Contacts/Contacts';
import { useNavigate } from 'react-router';
import { contactList } from '../../data/contacts.ts';
import { oneContact } from '../../data/parties.ts';
import { preloadRead, useRead } from '../../data/use-read.ts';
import { useNow } from '../../hooks/use-now.ts';
import { useSearchField } from '../../hooks/use-search-field.ts';
import { contactsAddress } from '../../pages/contact-addresses.ts';
import type { Visit } from '../../pages/page.ts';
import { pages } from '../../pages/pages.ts';
import { ServedGeography } from '../new-shipment/ServedGeography.tsx';
import { useExport } from '../use-export.ts';
import { useList } from '../use-list.ts';
import { useSearch } from '../use-search.ts';
import { mayCreateContacts } from './contact-rights.ts';
import { toContactsState, toCounts } from './to-contacts-state.ts';
import { useContactPanel } from './use-contact-panel.tsx';

type Search = ReturnType<typeof contactsAddress.parse>;

/** Asks for the list, and for the contact that is to be open beside it. */
export function preload({ query }: Pick<Visit, 'query'>): void {
  const { contact, create: _, copyOf: __, ...filter } = contactsAddress.parse(query);
  preloadRead(contactList(filter));
  if (contact !== null) preloadRead(oneContact(contact));
}

/** `/kontakte`. The address bar holds search, kind, country, order, page and what is open. */
export function Component() {
  return (
    <ServedGeography>
      <ContactList />
    </ServedGeography>
  );
}

function ContactList() {
  const search = useSearch(contactsAddress);
  const { contact, create, copyOf, ...filter } = search;
  const navigate = useNavigate();
  const now = useNow();
  const read = useRead(contactList(filter));
  const hrefWith = (change: Partial<Search>) => contactsAddress.href({ ...search, ...change });
  const list = useList(read, filter, toContactsState, (page) => hrefWith({ page }));

  const exporting = useExport<typeof filter>(async (asked, format) =>
    (await import('./export-contacts.ts')).exportContacts(asked, format),
  );

  const go = (change: Partial<Search>, replace = false) =>
    void navigate(hrefWith(change), { replace, preventScrollReset: true });
  const panel = useContactPanel({ opened: search, hrefWith, mayCreate: mayCreateContacts() });
  const searchFor = useSearchField(search.search, (text) => go({ search: text, page: 1 }, true));

  return (
    <Contacts
      state={list.state}
      filter={filter}
      counts={toCounts(read.data ?? list.latest?.page)}
      hrefs={{
        home: pages.start.href(),
        ...panel.hrefs,
        ...(mayCreateContacts() && { import: pages.importContacts.href() }),
        kind: (kind) => hrefWith({ kind, page: 1 }),
        reset: contactsAddress.href({ contact, create, copyOf, sort: filter.sort }),
      }}
      {...panel.shown}
      now={now}
      onSearch={searchFor}
      onFilter={(change) => go({ ...change, page: 1 })}
      exporting={exporting.state}
      onExport={(format) => exporting.run(filter, format)}
      onPage={(page) => void navigate(hrefWith({ page }))}
      onRetry={list.retry}
    />
  );
}
