import { localDay, type Quote } from 'contract';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { DetailPanel } from '../../../patterns/DetailPanel/DetailPanel.tsx';
import { DetailSection } from '../../../patterns/DetailPanel/DetailSection.tsx';
import { ResourceView } from '../../../patterns/ResourceView/ResourceView.tsx';
import { Forbidden } from '../../errors/Forbidden/Forbidden.tsx';
import { standingOf } from './quote-facts.ts';
import { QuoteAnswer, QuoteRequest } from './QuoteFacts.tsx';
import type { QuoteDetailState } from './quotes-state.ts';
import { quotesCopy } from './Quotes.copy.ts';
import { QuoteStatus } from './QuoteStatus.tsx';
import { Withdrawal } from './Withdrawal.tsx';

const copy = quotesCopy.panel;

export interface QuotePanelProps {
  state: QuoteDetailState;
  now: Date;
  /** The form, filled in with what was asked for and what is offered; none for whoever may not create shipments. */
  acceptHref?: string;
  /** Takes it back; none for whoever may not ask for quotes. Resolves once it is done, or its failure told. */
  onWithdraw?: () => Promise<void>;
  /** Where the shipment is shown that was ordered by it. */
  shipmentHref: (id: string) => string;
  onClose: () => void;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  onRetry: () => unknown;
}

/** One quote beside the list: what was answered, what can be made of it, and what was asked for. */
export function QuotePanel({ state, now, onWithdraw, onClose, onRetry, ...step }: QuotePanelProps) {
  const quote = state.kind === 'ready' ? state.value : null;
  const today = localDay(now);
  return (
    <DetailPanel
      label={copy.label(quote?.quoteNumber ?? '')}
      title={quote?.quoteNumber || copy.title}
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
                <QuoteAnswer quote={shown} now={now} />
                {onWithdraw && (
                  <Withdrawal
                    quoteNumber={shown.quoteNumber}
                    isOpen={standingOf(shown, today) === 'open'}
                    onWithdraw={onWithdraw}
                  />
                )}
                <NextStep {...step} quote={shown} today={today} />
              </Stack>
            </DetailSection>
            <QuoteRequest quote={shown} now={now} />
          </>
        )}
      </ResourceView>
    </DetailPanel>
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
    case 'withdrawn':
      return acceptHref !== undefined && <ButtonLink href={acceptHref}>{copy.askAgain}</ButtonLink>;
    case 'expired':
      return (
        <>
          <p>{copy.expired(offer?.validUntil ?? today)}</p>
          {acceptHref !== undefined && <ButtonLink href={acceptHref}>{copy.askAgain}</ButtonLink>}
        </>
      );
    case 'refused':
      return acceptHref !== undefined && <ButtonLink href={acceptHref}>{copy.askAgain}</ButtonLink>;
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
