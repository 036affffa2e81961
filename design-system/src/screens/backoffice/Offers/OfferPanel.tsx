import { localDay, type Quote } from 'contract';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../components/Button/Button.tsx';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { DetailPanel } from '../../../patterns/DetailPanel/DetailPanel.tsx';
import { DetailSection } from '../../../patterns/DetailPanel/DetailSection.tsx';
import { ResourceView } from '../../../patterns/ResourceView/ResourceView.tsx';
import { Forbidden } from '../../errors/Forbidden/Forbidden.tsx';
import { standingOf } from '../../shipments/Quotes/quote-facts.ts';
import { QuoteAnswer, QuoteRequest } from '../../shipments/Quotes/QuoteFacts.tsx';
import { quotesCopy } from '../../shipments/Quotes/Quotes.copy.ts';
import { QuoteStatus } from '../../shipments/Quotes/QuoteStatus.tsx';
import { OfferForm } from './OfferForm.tsx';
import type { Answering, Assigning, OfferableProducts, OfferDetailState } from './offers-state.ts';
import { offersCopy } from './Offers.copy.ts';
import { RefusalForm } from './RefusalForm.tsx';

const { panel: words } = quotesCopy;
const copy = offersCopy.panel;

export interface OfferPanelProps {
  readonly state: OfferDetailState;
  readonly now: Date;
  readonly products: OfferableProducts;
  readonly answering: Answering;
  readonly assigning: Assigning;
  readonly onClose: () => void;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  readonly onRetry: () => unknown;
  /** The same for what can be offered. */
  readonly onRetryProducts: () => unknown;
}

/** One quote beside the list of staff: who works on it, what was asked for, and its answer. */
export function OfferPanel(props: OfferPanelProps) {
  const { state, now, onClose, onRetry } = props;
  const quote = state.kind === 'ready' ? state.value : null;
  return (
    <DetailPanel
      label={words.label(quote?.quoteNumber ?? '')}
      title={quote?.quoteNumber || words.title}
      mark={quote && <QuoteStatus standing={standingOf(quote, localDay(now))} appearance="chip" />}
      closeLabel={words.close}
      onOpenChange={onClose}
    >
      <ResourceView
        resource={state}
        words={{ loading: words.loading, failed: words.failed }}
        skeleton={
          <DetailSection title={copy.answer}>
            <Skeleton width={0.7} />
            <Skeleton width={0.5} />
          </DetailSection>
        }
        notFound={{ title: words.notFound, actions: <Button onPress={onClose}>{words.toList}</Button> }}
        renderRefusal={(refusal) => <Forbidden refusal={refusal} />}
        headingLevel={3}
        hasGutter
        onRetry={onRetry}
      >
        {(shown) =>
          shown.status === 'open' ? (
            <Open {...props} quote={shown} />
          ) : (
            <>
              <DetailSection title={copy.answer}>
                <Stack gap={3}>
                  <DescriptionList items={[askedFor(shown)]} />
                  <QuoteAnswer quote={shown} now={now} />
                </Stack>
              </DetailSection>
              <QuoteRequest quote={shown} now={now} />
            </>
          )
        }
      </ResourceView>
    </DetailPanel>
  );
}

interface OpenProps extends Pick<
  OfferPanelProps,
  'now' | 'products' | 'onRetryProducts' | 'answering' | 'assigning'
> {
  readonly quote: Quote;
}

/** What is done about one that waits: nobody names a price before they have read what it is for. */
function Open({ quote, now, products, onRetryProducts, answering, assigning }: OpenProps) {
  const [isRefusing, setRefusing] = useState(false);
  const { failure, pending, isRefusal, onAnswer } = answering;
  const offer = useRef<HTMLDivElement>(null);
  const refusal = useRef<HTMLDivElement>(null);
  const refuse = useRef<HTMLButtonElement>(null);
  // What was pressed is hidden now, so the focus goes on.
  const turnTo = (form: 'offer' | 'refusal') => {
    flushSync(() => setRefusing(form === 'refusal'));
    (form === 'refusal' ? refusal.current?.querySelector('textarea') : refuse.current)?.focus();
  };
  // What was asked for is longer than a window is high, and the form stands after it.
  const toAnswer = () =>
    (isRefusing ? refusal : offer).current?.querySelector<HTMLElement>('select, textarea')?.focus();
  const changed = useRef({ offer: false, refusal: false });
  const tell = (form: 'offer' | 'refusal') => (isChanged: boolean) => {
    changed.current[form] = isChanged;
    answering.onChangedChange(changed.current.offer || changed.current.refusal);
  };
  // Both stay there, so that whoever turns to the other one and back loses nothing.
  return (
    <>
      <DetailSection title={copy.assignment}>
        <Assignment quote={quote} {...assigning} onReply={toAnswer} />
      </DetailSection>
      <QuoteRequest quote={quote} now={now} />
      <DetailSection title={isRefusing ? copy.refusal : copy.answer}>
        <div ref={refusal} hidden={!isRefusing}>
          <RefusalForm
            pending={pending && isRefusal}
            failure={isRefusal ? failure : null}
            onAnswer={onAnswer}
            onChangedChange={tell('refusal')}
            onBack={() => turnTo('offer')}
          />
        </div>
        <div ref={offer} hidden={isRefusing}>
          <OfferForm
            pending={pending && !isRefusal}
            failure={isRefusal ? null : failure}
            onAnswer={onAnswer}
            onChangedChange={tell('offer')}
            quote={quote}
            products={products}
            onRetryProducts={onRetryProducts}
            now={now}
            refuseRef={refuse}
            onRefuse={() => turnTo('refusal')}
          />
        </div>
      </DetailSection>
    </>
  );
}

interface AssignmentProps extends Assigning {
  readonly quote: Quote;
  /** Leads to the form of the answer. */
  readonly onReply: () => void;
}

function Assignment({ quote, personId, pending, onAssign, onReply }: AssignmentProps) {
  const { assignedTo } = quote;
  const isMine = assignedTo?.id === personId;
  const press = assignedTo === null ? copy.take : copy.takeOver;
  return (
    <Stack gap={3}>
      <DescriptionList
        items={[askedFor(quote), { term: copy.assignedTo, value: assignedTo?.full_name ?? copy.nobody }]}
      />
      <Inline gap={2}>
        <Button variant="primary" onPress={onReply}>
          {copy.reply}
        </Button>
        <Button isPending={pending} onPress={() => onAssign(!isMine)}>
          {isMine ? copy.giveBack : press}
        </Button>
      </Inline>
    </Stack>
  );
}

/** Whose quote it is. */
function askedFor({ orgName, orgCode }: Quote) {
  return { term: offersCopy.columns.organization, value: orgName || orgCode };
}
