import { localDay, type Quote } from 'contract';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { type Description, DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { formatDayDateWithYear, formatRelativeDateTime } from '../../../format/index.ts';
import { DetailPanel } from '../../../patterns/DetailPanel/DetailPanel.tsx';
import { DetailSection } from '../../../patterns/DetailPanel/DetailSection.tsx';
import { ResourceView } from '../../../patterns/ResourceView/ResourceView.tsx';
import { Forbidden } from '../../errors/Forbidden/Forbidden.tsx';
import { Packages, PostalAddress } from '../ShipmentPanel/ShipmentSections.tsx';
import { routeOf } from './quote-columns.tsx';
import { standingOf } from './quote-facts.ts';
import type { QuoteDetailState } from './quotes-state.ts';
import { quotesCopy } from './Quotes.copy.ts';
import { QuoteStatus } from './QuoteStatus.tsx';

const copy = quotesCopy.panel;

export interface QuotePanelProps {
  state: QuoteDetailState;
  now: Date;
  /** The form, filled in with what was asked for and what is offered; none for whoever may not create shipments. */
  acceptHref?: string;
  /** Where the shipment is shown that was ordered by it. */
  shipmentHref: (id: string) => string;
  onClose: () => void;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  onRetry: () => unknown;
}

/** One quote beside the list: what was answered, what can be made of it, and what was asked for. */
export function QuotePanel({ state, now, acceptHref, shipmentHref, onClose, onRetry }: QuotePanelProps) {
  const quote = state.kind === 'ready' ? state.value : null;
  const today = localDay(now);
  return (
    <DetailPanel
      label={quote ? `${copy.title} ${routeOf(quote)}` : copy.title}
      title={quote ? routeOf(quote) : copy.title}
      mark={quote && <QuoteStatus standing={standingOf(quote, today)} appearance="chip" />}
      closeLabel={copy.close}
      onOpenChange={onClose}
    >
      <ResourceView
        resource={state}
        words={{ loading: copy.loading, failed: copy.failed }}
        skeleton={
          <DetailSection title={copy.answer}>
            <Skeleton width={0.7} />
            <Skeleton width={0.5} />
          </DetailSection>
        }
        notFound={{ title: copy.notFound, actions: <Button onPress={onClose}>{copy.toList}</Button> }}
        renderRefusal={(refusal) => <Forbidden refusal={refusal} />}
        headingLevel={3}
        hasGutter
        onRetry={onRetry}
      >
        {(shown) => (
          <>
            <DetailSection title={copy.answer}>
              <Stack gap={3}>
                <Answer quote={shown} now={now} />
                <NextStep
                  quote={shown}
                  today={today}
                  {...(acceptHref !== undefined && { acceptHref })}
                  shipmentHref={shipmentHref}
                />
              </Stack>
            </DetailSection>
            <DetailSection title={copy.request}>
              <DescriptionList items={requestOf(shown, now)} />
            </DetailSection>
            <Packages shipment={shown.draft} />
            <DetailSection title={copy.recipient}>
              <PostalAddress block={shown.draft.to} />
            </DetailSection>
            <DetailSection title={copy.sender}>
              <PostalAddress block={shown.draft.from} />
            </DetailSection>
          </>
        )}
      </ResourceView>
    </DetailPanel>
  );
}

/** What staff have said. */
function Answer({ quote, now }: { readonly quote: Quote; readonly now: Date }) {
  const { offer, message, answeredAt, answeredBy } = quote;
  if (answeredAt === null) return <p>{copy.open}</p>;
  const { facts } = copy;
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

interface NextStepProps extends Pick<QuotePanelProps, 'acceptHref' | 'shipmentHref'> {
  readonly quote: Quote;
  readonly today: string;
}

/** What can be made of it now. */
function NextStep({ quote, today, acceptHref, shipmentHref }: NextStepProps) {
  const { offer, shipmentId } = quote;
  switch (standingOf(quote, today)) {
    case 'answered':
      return (
        acceptHref !== undefined && (
          <>
            <ButtonLink href={acceptHref} variant="primary">
              {copy.accept}
            </ButtonLink>
            <p>{copy.acceptHelp}</p>
          </>
        )
      );
    case 'expired':
      return (
        <>
          <p>{copy.expired(offer?.validUntil ?? today)}</p>
          {acceptHref !== undefined && <ButtonLink href={acceptHref}>{copy.askAgain}</ButtonLink>}
        </>
      );
    case 'accepted':
      return (
        <>
          <p>{copy.acceptedHelp}</p>
          {shipmentId !== null && (
            <ButtonLink href={shipmentHref(shipmentId)}>{copy.showShipment}</ButtonLink>
          )}
        </>
      );
    default:
      return null;
  }
}

/** What was asked for, beside the packages; what is not known is left out. */
function requestOf({ createdAt, createdBy, draft }: Quote, now: Date): Description[] {
  const { facts } = copy;
  const items: (Description | false)[] = [
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
