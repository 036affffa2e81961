import type { Quote, QuoteAnswer } from 'contract';
import { addToast } from 'design-system/components/LazyToastRegion';
import { OfferPanel } from 'design-system/screens/backoffice/Offers/OfferPanel';
import { offersCopy as copy } from 'design-system/screens/backoffice/Offers/Offers.copy.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { answerOffer, assignOffer, oneOffer } from '../../data/offers.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { useIsSlow } from '../../hooks/use-is-slow.ts';
import { useNow } from '../../hooks/use-now.ts';
import { ApiError } from '../../http/api-error.ts';
import { isAnother } from '../../leaving/is-another.ts';
import { useLeaveGuard } from '../../leaving/use-leave-guard.ts';
import { offersAddress } from '../../pages/backoffice-addresses.ts';
import { useSession } from '../../session/use-session.ts';
import { tellFailure } from '../tell-unseen-failure.ts';
import { toRefusal } from '../to-refusal.ts';
import { toResource } from '../to-resource.ts';
import { toSubmitFailure } from '../to-submit-failure.ts';
import { isAnsweredWith } from './is-answered-with.ts';
import { useOfferableProducts } from './use-offerable-products.ts';

export interface OpenOfferProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Another quote, or none: the form is gone then, though the page is the same. */
const isAnotherOffer = isAnother(offersAddress, 'quote');

/** Somebody was faster. */
const saysAnswered = (error: unknown) => error instanceof ApiError && error.kind === 'conflict';

/** The quote that `?quote=` names, with its answer while it is open. */
export function OpenOffer({ id, onClose }: OpenOfferProps) {
  const read = useRead(oneOffer(id));
  const isSlow = useIsSlow(read.isLoading);
  const session = useSession();
  const personId = session.claims?.access.sub ?? '';
  const offerable = useOfferableProducts(read.data);
  const [isChanged, setChanged] = useState(false);
  const isAnswered = read.data !== undefined && read.data.status !== 'open';
  // The form has made way for the answer: nothing is left to be asked about.
  const holdsInput = isChanged && !isAnswered;
  useLeaveGuard(holdsInput ? 'draft' : 'nothing', () => setChanged(false), undefined, isAnotherOffer);
  /** Where the quote was left, which one it was. */
  const nameOf = (isShown: boolean) => (isShown ? '' : (read.data?.quoteNumber ?? ''));
  const tellDone = ({ offer }: QuoteAnswer | Quote, description?: string) =>
    addToast({
      tone: 'success',
      title: offer === null ? copy.told.refused : copy.told.sent,
      ...(description && { description }),
    });
  const answering = useWrite(answerOffer, {
    onDone: (quote, _, isShown) => {
      setChanged(false);
      tellDone(quote, isShown ? undefined : quote.quoteNumber);
    },
    onFailed: (error, _, isShown) => {
      if (isShown && !saysAnswered(error)) return;
      if (saysAnswered(error)) {
        // What they answered is what there is to see in place of the form.
        setChanged(false);
        void read.mutate();
      }
      tellFailure(error, copy.told.notAnswered, nameOf(isShown));
    },
  });
  const assigning = useWrite(assignOffer, {
    onFailed: (error, _, isShown) => {
      void read.mutate();
      tellFailure(error, copy.told.notAssigned, nameOf(isShown));
    },
  });
  const { state } = answering;
  // An answer that is on its way, or was refused because there is one, tells of it itself.
  const isUntold = state.kind === 'idle' || (state.kind === 'failed' && !saysAnswered(state.error));
  const isOvertaken = isChanged && isAnswered && isUntold;
  const tellWhatStandsThere = useEffectEvent(() => {
    const { told } = copy;
    const quote = read.data;
    if (quote?.status === 'withdrawn') return addToast({ tone: 'info', title: told.withdrawnMeanwhile });
    // The answer was given, and only what the platform said of it was lost.
    if (quote && state.kind === 'failed' && isAnsweredWith(quote, state.input.answer, personId)) {
      return tellDone(state.input.answer);
    }
    addToast({ tone: 'info', title: told.answeredMeanwhile, description: told.seeAnswer });
  });
  useEffect(() => {
    if (isOvertaken) tellWhatStandsThere();
  }, [isOvertaken]);
  return (
    <OfferPanel
      state={toResource(read, { isSlow, refusal: toRefusal(session), holdsInput })}
      now={useNow()}
      products={offerable.products}
      answering={{
        pending: state.kind === 'pending',
        failure: state.kind === 'failed' ? toSubmitFailure(state.error) : null,
        isRefusal: state.kind !== 'idle' && state.input.answer.offer === null,
        onAnswer: (answer) => void answering.run({ id, answer }),
        onChangedChange: setChanged,
      }}
      assigning={{
        personId,
        pending: assigning.state.kind === 'pending',
        onAssign: (isMine) => void assigning.run({ id, isMine, expected: read.data?.assignedTo?.id ?? null }),
      }}
      onClose={onClose}
      onRetry={() => read.mutate()}
      onRetryProducts={offerable.onRetry}
    />
  );
}
