import { NeutralSenders } from 'design-system/screens/settings/NeutralSenders/NeutralSenders';
import { useNavigate } from 'react-router';
import { contactList } from '../../data/contacts.ts';
import { oneContact } from '../../data/parties.ts';
import { preloadRead, useRead } from '../../data/use-read.ts';
import { useNow } from '../../hooks/use-now.ts';
import { useSearchField } from '../../hooks/use-search-field.ts';
import type { Visit } from '../../pages/page.ts';
import { pages } from '../../pages/pages.ts';
import { neutralSendersAddress } from '../../pages/settings-addresses.ts';
import { mayCreateContacts, mayEditSenders } from '../contacts/contact-rights.ts';
import { useContactPanel } from '../contacts/use-contact-panel.tsx';
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
  const hrefWith = (change: Partial<Search>) => neutralSendersAddress.href({ ...search, ...change });
  const list = useList(useRead(contactList(filter)), filter, toNeutralSendersState, (page) =>
    hrefWith({ page }),
  );

  const panel = useContactPanel({
    opened: search,
    hrefWith,
    mayCreate: mayCreateContacts() && mayEditSenders(),
    range: 'neutral_sender',
  });
  const searchFor = useSearchField(
    search.search,
    (text) => void navigate(hrefWith({ search: text, page: 1 }), { replace: true, preventScrollReset: true }),
  );

  return (
    <NeutralSenders
      state={list.state}
      filter={filter}
      hrefs={{
        home: pages.start.href(),
        ...panel.hrefs,
        reset: neutralSendersAddress.href({ contact, create, copyOf }),
      }}
      {...panel.shown}
      now={now}
      onSearch={searchFor}
      onPage={(page) => void navigate(hrefWith({ page }))}
      onRetry={list.retry}
    />
  );
}
