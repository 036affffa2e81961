import { ReceiptEuro } from '@lucide/icons';
import { QUOTES_PER_PAGE, type StatusGroup } from 'contract';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { listCopy } from '../../../patterns/ListFrame/ListFrame.copy.ts';
import { ListFrame } from '../../../patterns/ListFrame/ListFrame.tsx';
import { Forbidden } from '../../errors/Forbidden/Forbidden.tsx';
import type { ShipmentsHrefs } from '../Shipments/shipments-state.ts';
import { shipmentsCopy } from '../Shipments/Shipments.copy.ts';
import { ShipmentTabs } from '../Shipments/ShipmentTabs.tsx';
import { quoteColumns } from './quote-columns.tsx';
import type { QuotesFilter, QuotesHrefs, QuotesState } from './quotes-state.ts';
import { quotesCopy as copy } from './Quotes.copy.ts';

export interface QuotesProps {
  state: QuotesState;
  filter: QuotesFilter;
  /** How many shipments lie behind the other tabs; unknown until the first answer. */
  counts?: Readonly<Partial<Record<StatusGroup, number>>>;
  hrefs: QuotesHrefs & Pick<ShipmentsHrefs, 'status' | 'quotes'>;
  /** Whether the person may create shipments, and so ask for quotes. */
  canCreate: boolean;
  /** The row whose panel is open. */
  openId?: string;
  /** The `QuotePanel` of the open row. */
  panel?: ReactNode;
  now: Date;
  onPage: (page: number) => void;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  onRetry: () => unknown;
}

/** The tab „Preisanfragen“ of the list of shipments: what quotes were asked for, and what was answered. */
export function Quotes(props: QuotesProps) {
  const { state, filter, counts, hrefs, canCreate, openId, now } = props;
  if (state.kind === 'forbidden') return <Forbidden refusal={state.refusal} homeHref={hrefs.home} />;
  const quotes = state.kind === 'ready' ? state.value.totalItems : undefined;
  return (
    <ListFrame
      state={state}
      filter={filter}
      words={copy.list}
      heading={shipmentsCopy.title}
      tabs={<ShipmentTabs current="quotes" hrefs={hrefs} {...(counts && { counts })} quotes={quotes} />}
      panel={props.panel}
      table={{ columns: quoteColumns(hrefs.quote, now), rowKey: ({ id }) => id, openRowKey: openId }}
      empty={{
        icon: ReceiptEuro,
        title: copy.empty.title,
        children: copy.empty.text,
        actions: canCreate && (
          <ButtonLink href={hrefs.create} variant="primary">
            {copy.empty.create}
          </ButtonLink>
        ),
      }}
      noHits={{ icon: ReceiptEuro, title: copy.empty.title }}
      nameOf={({ page }) => listCopy.selection.page(page)}
      perPage={QUOTES_PER_PAGE}
      onPage={props.onPage}
      onRetry={props.onRetry}
    />
  );
}
