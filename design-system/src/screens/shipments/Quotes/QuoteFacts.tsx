import type { Quote } from 'contract';
import { type Description, DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { formatDayDateWithYear, formatRelativeDateTime } from '../../../format/index.ts';
import { DetailSection } from '../../../patterns/DetailPanel/DetailSection.tsx';
import { Packages, PostalAddress } from '../ShipmentPanel/ShipmentSections.tsx';
import { QuoteRoute } from './quote-columns.tsx';
import { quotesCopy } from './Quotes.copy.ts';

const copy = quotesCopy.panel;

/** Everything that was asked for, section by section. */
export function QuoteRequest({ quote, now }: { readonly quote: Quote; readonly now: Date }) {
  const { draft } = quote;
  return (
    <>
      <DetailSection title={copy.request}>
        <DescriptionList items={requestOf(quote, now)} />
      </DetailSection>
      <Packages shipment={draft} />
      <DetailSection title={copy.recipient}>
        <PostalAddress block={draft.to} />
      </DetailSection>
      <DetailSection title={copy.sender}>
        <PostalAddress block={draft.from} />
      </DetailSection>
    </>
  );
}

/** What staff have said, or that nobody needs to. */
export function QuoteAnswer({ quote, now }: { readonly quote: Quote; readonly now: Date }) {
  const { offer, message, answeredAt, answeredBy, withdrawnAt, withdrawnBy } = quote;
  const { facts } = copy;
  if (withdrawnAt !== null) {
    const value = copy.by(formatRelativeDateTime(withdrawnAt, now), withdrawnBy?.full_name ?? '');
    return (
      <>
        <p>{copy.withdrawn}</p>
        <DescriptionList items={[{ term: facts.withdrawn, value }]} />
      </>
    );
  }
  if (answeredAt === null) return <p>{copy.open}</p>;
  const items: (Description | false)[] = [
    offer !== null && { term: facts.product, value: `${offer.carrier} ${offer.carrierProduct}` },
    offer !== null && { term: facts.price, value: quotesCopy.price(offer.priceNetCents) },
    offer !== null && { term: facts.deliveryDay, value: formatDayDateWithYear(offer.deliveryDate) },
    offer !== null && { term: facts.validUntil, value: formatDayDateWithYear(offer.validUntil) },
    message !== '' && { term: facts.message, value: message },
    {
      term: facts.answered,
      value: copy.by(formatRelativeDateTime(answeredAt, now), answeredBy?.full_name ?? ''),
    },
  ];
  return (
    <>
      {offer === null && <p>{copy.refused}</p>}
      <DescriptionList items={items.filter((item) => item !== false)} />
    </>
  );
}

/** What was asked for, beside the packages; what is not known is left out. */
function requestOf(quote: Quote, now: Date): Description[] {
  const { facts } = copy;
  const { createdAt, createdBy, draft } = quote;
  const items: (Description | false)[] = [
    { term: facts.route, value: <QuoteRoute quote={quote} /> },
    draft.description !== '' && { term: facts.content, value: draft.description },
    draft.referenceNumber !== '' && { term: facts.reference, value: draft.referenceNumber },
    {
      term: facts.requestedDay,
      value: formatDayDateWithYear(draft.shipmentData.requestedDeliveryDate),
    },
    draft.insured && { term: facts.insured, value: facts.yes },
    draft.dangerous && { term: facts.dangerous, value: facts.yes },
    {
      term: facts.requested,
      value: copy.by(formatRelativeDateTime(createdAt, now), createdBy.full_name),
    },
  ];
  return items.filter((item) => item !== false);
}
