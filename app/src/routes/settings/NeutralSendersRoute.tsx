import { NeutralSenders } from 'design-system/screens/settings/NeutralSenders/NeutralSenders';
import { Navigate, useNavigate } from 'react-router';
import { contactList } from '../../data/contacts.ts';
import { oneContact } from '../../data/parties.ts';
import { preloadRead, useRead } from '../../data/use-read.ts';
import { useNow } from '../../hooks/use-now.ts';
import { useSearchField } from '../../hooks/use-search-field.ts';
import type { Visit } from '../../pages/page.ts';
import { pages } from '../../pages/pages.ts';
import { neutralSendersAddress } from '../../pages/settings-addresses.ts';
import { mayCreateContacts, mayEditSenders } from '../contacts/contact-rights.ts';
import { ContactActions, OpenContact } from '../contacts/lazy-parts.tsx';
import { useList } from '../use-list.ts';
import { useSearch } from '../use-search.ts';
import { toFilter, toNeutralSendersState } from './to-neutral-senders-state.ts';

type Search = ReturnType<typeof neutralSendersAddress.parse>;

/** Asks for the list, and for the address that is to be open beside it. */
export function preload({ query }: Pick<Visit, 'query'>): void {
  const { contact, ...search } = neutralSendersAddress.parse(query);
  preloadRead(contactList(toFilter(search)));
  if (contact !== null) preloadRead(oneContact(contact));
}

/** `/einstellungen/neutrale-versandadressen`: those contacts of the address book that stand on labels. */
export function Component() {
  const search = useSearch(neutralSendersAddress);
  const { contact, create, copyOf } = search;
  const filter = toFilter(search);
  const navigate = useNavigate();
  const now = useNow();
  const list = useList(useRead(contactList(filter)), filter, toNeutralSendersState);

  const closed = { contact: null, create: false, copyOf: null };
  const hrefWith = (change: Partial<Search>) => neutralSendersAddress.href({ ...search, ...change });
  const go = (change: Partial<Search>, replace = false) =>
    void navigate(hrefWith(change), { replace, preventScrollReset: true });
  const searchFor = useSearchField(search.search, (text) => go({ search: text, page: 1 }, true));
  if (list.nearestPage !== search.page) return <Navigate to={hrefWith({ page: list.nearestPage })} replace />;

  const mayCreate = mayCreateContacts() && mayEditSenders();
  const mode = create ? (copyOf === null ? 'create' : 'duplicate') : 'edit';
  const openId = create ? copyOf : contact;
  return (
    <NeutralSenders
      state={list.state}
      filter={filter}
      hrefs={{
        home: pages.start.href(),
        ...(mayCreate && { create: hrefWith({ ...closed, create: true }) }),
        contact: (id) => hrefWith({ ...closed, contact: id }),
        reset: neutralSendersAddress.href({ contact, create, copyOf }),
      }}
      {...(contact !== null && !create && { openId: contact })}
      panel={
        ((create && mayCreate) || (contact !== null && !create)) && (
          <OpenContact
            key={`${mode}.${openId}`}
            range="neutral_sender"
            mode={mode}
            id={openId}
            onClose={() => go(closed)}
          />
        )
      }
      now={now}
      onSearch={searchFor}
      renderRowMenu={(row, label) => (
        <ContactActions
          contact={row}
          range="neutral_sender"
          label={label}
          href={hrefWith({ ...closed, contact: row.id })}
          duplicateHref={hrefWith({ ...closed, create: true, copyOf: row.id })}
          onDeleted={() => {
            if (row.id === contact) go(closed);
          }}
        />
      )}
      onPage={(page) => void navigate(hrefWith({ page }))}
      onRetry={list.retry}
    />
  );
}
