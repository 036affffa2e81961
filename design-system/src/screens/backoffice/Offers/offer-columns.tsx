import { localDay, type Quote } from 'contract';
import type { DataTableColumn } from '../../../components/DataTable/DataTable.tsx';
import { quoteColumns } from '../../shipments/Quotes/quote-columns.tsx';
import { standingOf } from '../../shipments/Quotes/quote-facts.ts';
import { QuoteStatus } from '../../shipments/Quotes/QuoteStatus.tsx';
import { offersCopy as copy } from './Offers.copy.ts';

const MS_PER_MINUTE = 60_000;

/** The columns of staff: those that the organisation sees, with who has asked, how long ago, and who works on it. */
export function offerColumns(hrefOf: (id: string) => string, now: Date): readonly DataTableColumn<Quote>[] {
  // With what staff need besides a card has more than its six places: each is a line of it.
  const shared = new Map(
    quoteColumns(hrefOf, now).map((column) => [column.key, { ...column, card: undefined }]),
  );
  const of = (key: string) => {
    const column = shared.get(key);
    return column ? [column] : [];
  };
  return [
    ...of('route'),
    {
      key: 'organization',
      header: copy.columns.organization,
      width: '15em',
      cell: ({ orgName, orgCode }) => orgName || orgCode,
    },
    ...of('packages'),
    ...of('deliveryDay'),
    {
      key: 'age',
      header: copy.columns.age,
      width: '10.5em',
      cell: (quote) =>
        quote.status === 'open' ? (
          copy.age((now.getTime() - Date.parse(quote.createdAt)) / MS_PER_MINUTE)
        ) : (
          <QuoteStatus standing={standingOf(quote, localDay(now))} />
        ),
    },
    {
      key: 'assignedTo',
      header: copy.columns.assignedTo,
      width: '12em',
      from: 'medium',
      cell: ({ assignedTo, answeredBy }) => (answeredBy ?? assignedTo)?.full_name ?? copy.panel.nobody,
    },
    ...of('created').map((column) => ({ ...column, width: '16.5em', from: 'wide' as const })),
  ];
}
