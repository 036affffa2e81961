import { localDay, type Quote } from 'contract';
import type { DataTableColumn } from '../../../components/DataTable/DataTable.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { SignText } from '../../../components/SignText/SignText.tsx';
import { formatRelativeDay } from '../../../format/index.ts';
import { nameOfBlock } from '../../../patterns/Address/address-lines.ts';
import { momentOf } from '../Shipments/more-columns.tsx';
import { OnCard, Packages } from '../Shipments/shipment-columns.tsx';
import * as styles from '../Shipments/Shipments.css.ts';
import { standingOf } from './quote-facts.ts';
import { quotesCopy as copy } from './Quotes.copy.ts';
import { QuoteStatus } from './QuoteStatus.tsx';

const { columns } = copy;

/** „DE 70173 → CH 8001“ */
export function routeOf({ draft }: Pick<Quote, 'draft'>): string {
  const [from, to] = [draft.from, draft.to].map(({ address: { countryCode, postalCode, city } }) =>
    `${countryCode} ${postalCode || city}`.trim(),
  );
  return copy.route(from ?? '', to ?? '');
}

/** The same as it stands on a screen. */
export function QuoteRoute({ quote }: { quote: Pick<Quote, 'draft'> }) {
  return <SignText text={routeOf(quote)} arrowLabel={copy.routeArrow} />;
}

/** The columns of quotes: the way names the row and opens it. */
export function quoteColumns(hrefOf: (id: string) => string, now: Date): readonly DataTableColumn<Quote>[] {
  const today = localDay(now);
  return [
    {
      key: 'route',
      header: columns.route,
      isRowHeader: true,
      lines: 2,
      card: 'body',
      cell: (quote) => (
        <>
          <span className={styles.name}>
            <Link href={hrefOf(quote.id)} isQuiet>
              <QuoteRoute quote={quote} />
            </Link>
          </span>
          <span className={styles.second}>
            {[quote.quoteNumber, nameOfBlock(quote.draft.to)].filter(Boolean).join(' · ')}
          </span>
        </>
      ),
    },
    {
      key: 'status',
      header: columns.status,
      // „Kein Angebot möglich“ in one line.
      width: '13.8em',
      card: 'head',
      cell: (quote) => <QuoteStatus standing={standingOf(quote, today)} />,
    },
    {
      key: 'offer',
      header: columns.offer,
      width: '12em',
      lines: 2,
      card: 'foot',
      cell: (quote) => <Offer quote={quote} today={today} />,
    },
    {
      key: 'packages',
      header: columns.packages,
      width: '8em',
      from: 'medium',
      lines: 2,
      card: 'bodyEnd',
      cell: ({ draft }) => <Packages packages={draft.shipmentData.packages} />,
    },
    {
      key: 'deliveryDay',
      header: columns.deliveryDay,
      width: '8em',
      from: 'small',
      card: 'headEnd',
      cell: ({ draft }) => (
        <>
          <OnCard>{columns.deliveryDay}</OnCard>
          {formatRelativeDay(draft.shipmentData.requestedDeliveryDate, now)}
        </>
      ),
    },
    {
      key: 'created',
      header: columns.created,
      width: '13.8em',
      from: 'large',
      lines: 2,
      card: 'footEnd',
      cell: ({ createdAt, createdBy }) => (
        <>
          <span className={styles.moment}>{momentOf(createdAt, now)}</span>
          <span className={styles.second}>
            <OnCard>{copy.askedBy}</OnCard>
            {createdBy.full_name}
          </span>
        </>
      ),
    },
  ];
}

/** Price and how long it holds; nothing where none was offered. */
function Offer({ quote: { offer }, today }: { readonly quote: Quote; readonly today: string }) {
  if (!offer) return null;
  const { priceNetCents, validUntil } = offer;
  return (
    <>
      <span className={styles.moment}>{copy.price(priceNetCents)}</span>
      <span className={styles.second}>
        {validUntil < today ? copy.wasValidUntil(validUntil) : copy.validUntil(validUntil)}
      </span>
    </>
  );
}
