import { addToast } from 'design-system/components/LazyToastRegion';
import { formsCopy } from 'design-system/forms/forms.copy.ts';
import { OfferPanel } from 'design-system/screens/backoffice/Offers/OfferPanel';
import { offersCopy as copy } from 'design-system/screens/backoffice/Offers/Offers.copy.ts';
import { writeFailureCopy } from 'design-system/screens/write-failure.copy.ts';
import { useEffect, useState } from 'react';
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
import { toRefusal } from '../to-refusal.ts';
import { toResource } from '../to-resource.ts';
import { toSubmitFailure } from '../to-submit-failure.ts';
import { toToastFailure } from '../to-toast-failure.ts';
import { useOfferableProducts } from './use-offerable-products.ts';

export interface OpenOfferProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Another quote, or none: the form is gone then, though the page is the same. */
const isAnotherOffer = isAnother(offersAddress, 'quote');

/** The quote that `?quote=` names, with its answer while it is open. */
export function OpenOffer({ id, onClose }: OpenOfferProps) {
  const read = useRead(oneOffer(id));
  const isSlow = useIsSlow(read.isLoading);
  const session = useSession();
  const offerable = useOfferableProducts(read.data);
  const [isChanged, setChanged] = useState(false);
  const isAnswered = read.data !== undefined && read.data.status !== 'open';
  // The form has made way for the answer: nothing is left to be asked about.
  const holdsInput = isChanged && !isAnswered;
  useLeaveGuard(holdsInput ? 'draft' : 'nothing', () => setChanged(false), undefined, isAnotherOffer);
  const isOvertaken = isChanged && isAnswered;
  const isWithdrawn = read.data?.status === 'withdrawn';
  useEffect(() => {
    if (!isOvertaken) return;
    const { told } = copy;
    addToast({
      tone: 'info',
      ...(isWithdrawn
        ? { title: told.withdrawnMeanwhile }
        : { title: told.answeredMeanwhile, description: told.seeAnswer }),
    });
  }, [isOvertaken, isWithdrawn]);
  /** Where the quote was left, also of which one. */
  const tellFailure = (error: unknown, words: { failed: string; open: string }, isShown: boolean) => {
    const { title, description } = toToastFailure(error, { ...writeFailureCopy, ...words });
    const about = isShown ? [] : [read.data?.quoteNumber ?? ''];
    addToast({
      tone: 'danger',
      title,
      description: [...about, description].join(formsCopy.separator),
    });
  };
  const answering = useWrite(answerOffer, {
    onDone: ({ offer, quoteNumber }, _, isShown) => {
      setChanged(false);
      addToast({
        tone: 'success',
        title: offer === null ? copy.told.refused : copy.told.sent,
        ...(!isShown && { description: quoteNumber }),
      });
    },
    onFailed: (error, _, isShown) => {
      const wasOvertaken = error instanceof ApiError && error.kind === 'conflict';
      if (isShown && !wasOvertaken) return;
      if (wasOvertaken) {
        // Somebody was faster: what they answered is what there is to see in place of the form.
        setChanged(false);
        void read.mutate();
      }
      tellFailure(error, copy.told.notAnswered, isShown);
    },
  });
  const assigning = useWrite(assignOffer, {
    onFailed: (error, _, isShown) => {
      void read.mutate();
      tellFailure(error, copy.told.notAssigned, isShown);
    },
  });
  const { state } = answering;
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
        personId: session.claims?.access.sub ?? '',
        pending: assigning.state.kind === 'pending',
        onAssign: (isMine) => void assigning.run({ id, isMine, expected: read.data?.assignedTo?.id ?? null }),
      }}
      onClose={onClose}
      onRetry={() => read.mutate()}
      onRetryProducts={offerable.onRetry}
    />
  );
}
