import { HandCoins } from '@lucide/icons';
import { QUOTES_PER_PAGE, quoteGroups } from 'contract';
import type { ReactNode } from 'react';
import { TabNav } from '../../../components/TabNav/TabNav.tsx';
import { ListFrame } from '../../../patterns/ListFrame/ListFrame.tsx';
import { ListSearch } from '../../../patterns/ListFrame/ListSearch.tsx';
import { Forbidden } from '../../errors/Forbidden/Forbidden.tsx';
import { offerColumns } from './offer-columns.tsx';
import type { OffersFilter, OffersHrefs, OffersState } from './offers-state.ts';
import { offersCopy as copy } from './Offers.copy.ts';

export interface OffersProps {
  readonly state: OffersState;
  readonly filter: OffersFilter;
  readonly hrefs: OffersHrefs;
  /** The row whose panel is open. */
  readonly openId?: string;
  /** The `OfferPanel` of the open row. */
  readonly panel?: ReactNode;
  readonly now: Date;
  readonly onSearch: (search: string) => void;
  readonly onPage: (page: number) => void;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  readonly onRetry: () => unknown;
}

/** `/backoffice/angebote`: what organisations want a quote for, and how each stands. */
export function Offers({ state, filter, hrefs, openId, panel, now, ...on }: OffersProps) {
  if (state.kind === 'forbidden') return <Forbidden refusal={state.refusal} homeHref={hrefs.home} />;
  return (
    <ListFrame
      state={state}
      filter={filter}
      words={copy.list}
      heading={copy.title}
      description={copy.about}
      tabs={
        <TabNav
          label={copy.tabsLabel}
          tabs={quoteGroups.map((status) => ({
            href: hrefs.status(status),
            label: copy.tabs[status],
            isCurrent: status === filter.status,
          }))}
        />
      }
      search={
        <ListSearch
          label={copy.search}
          placeholder={copy.placeholder}
          asked={filter.search}
          onSearch={on.onSearch}
        />
      }
      panel={panel}
      table={{ columns: offerColumns(hrefs.quote, now), rowKey: ({ id }) => id, openRowKey: openId }}
      empty={{ icon: HandCoins, title: copy.empty[filter.status] }}
      noHits={{
        isSearchOnly: true,
        resetHref: hrefs.reset,
        ...(filter.status === 'all'
          ? { text: copy.noHits }
          : { text: copy.noHitsHere, resetLabel: copy.searchAll }),
      }}
      nameOf={(shown) => copy.nameOf(copy.tabs[shown.status], shown.search, shown.page)}
      perPage={QUOTES_PER_PAGE}
      onPage={on.onPage}
      onRetry={on.onRetry}
    />
  );
}
