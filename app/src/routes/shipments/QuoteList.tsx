import type { Quote } from 'contract';
import { QuotePanel } from 'design-system/screens/shipments/Quotes/QuotePanel';
import { Quotes } from 'design-system/screens/shipments/Quotes/Quotes';
import type { QuotesFilter, QuotesState } from 'design-system/screens/shipments/Quotes/quotes-state.ts';
import { noFilter } from 'design-system/screens/shipments/Shipments/shipments-filter.ts';
import { oneQuote, quoteList } from '../../data/quotes.ts';
import { shipmentList } from '../../data/shipments.ts';
import { useRead } from '../../data/use-read.ts';
import { useIsSlow } from '../../hooks/use-is-slow.ts';
import { useNow } from '../../hooks/use-now.ts';
import { newShipmentAddress, shipmentsAddress } from '../../pages/shipment-addresses.ts';
import { session } from '../../services.ts';
import { useSession } from '../../session/use-session.ts';
import type { ListPage } from '../nearest-page.ts';
import { type Asked, toWholeListState } from '../to-list-state.ts';
import { toRefusal } from '../to-refusal.ts';
import { type Read, toResource } from '../to-resource.ts';
import { useList } from '../use-list.ts';
import { quotesHref } from './quotes-href.ts';
import { toHrefs, toListSearch } from './to-hrefs.ts';
import type { ShipmentsAddress } from './use-shipments-address.ts';
import { useWithdrawal } from './use-withdrawal.ts';

type QuotesPage = ListPage & { readonly items: readonly Quote[]; readonly totalItems: number };

export type QuoteListProps = Pick<ShipmentsAddress, 'search' | 'go' | 'turnTo'>;

/** The tab „Preisanfragen“ of `/sendungen`, and beside it the quote that `?quote=` names. */
export function QuoteList({ search, go, turnTo }: QuoteListProps) {
  const { page, quote: openId } = search;
  const now = useNow();
  const filter = { page };
  const list = useList(useRead(quoteList(filter)), filter, toQuotesState, (to) =>
    quotesHref(search, { page: to, quote: openId }),
  );
  const counts = useRead(shipmentList(noFilter)).data?.statusCounts;
  const { home, create, status } = toHrefs(toListSearch(search));
  return (
    <Quotes
      state={list.state}
      filter={filter}
      {...(counts && { counts })}
      hrefs={{
        home,
        create,
        status,
        quotes: quotesHref(search),
        quote: (id) => quotesHref(search, { page, quote: id }),
      }}
      canCreate={mayCreate()}
      {...(openId !== null && {
        openId,
        panel: <OpenQuote key={openId} id={openId} onClose={() => go({ quote: null })} />,
      })}
      now={now}
      onPage={turnTo}
      onRetry={list.retry}
    />
  );
}

function OpenQuote({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const quote = useRead(oneQuote(id));
  const isSlow = useIsSlow(quote.isLoading);
  const refusal = toRefusal(useSession());
  const withdraw = useWithdrawal();
  return (
    <QuotePanel
      state={toResource(quote, { isSlow, refusal })}
      now={useNow()}
      {...(mayCreate() && {
        acceptHref: newShipmentAddress.href({ quoteToAccept: id }),
        onWithdraw: () => withdraw(id),
      })}
      shipmentHref={(shipment) => shipmentsAddress.href({ shipment })}
      onClose={onClose}
      onRetry={() => quote.mutate()}
    />
  );
}

const mayCreate = () => session.getPermission('create:shipments').isGranted;

/** What the tab shows: `toWholeListState`. */
export function toQuotesState(read: Read<QuotesPage>, asked: Asked<QuotesPage, QuotesFilter>): QuotesState {
  return toWholeListState(read, asked);
}
