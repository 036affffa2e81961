import type { OpenShipment } from 'contract';
import { addToast } from 'design-system/components/LazyToastRegion';
import type {
  AskedClosing,
  ClosingOutcome,
  ExcludedShipment,
  ExcludedShipments,
} from 'design-system/screens/settings/DayEndClosing/day-end-state.ts';
import { dayEndCopy as copy } from 'design-system/screens/settings/DayEndClosing/DayEndClosing.copy.ts';
import { useCallback, useState } from 'react';
import { closeDay } from '../../data/day-end-closings.ts';
import { useWrite } from '../../data/use-write.ts';
import { toToastFailure } from '../to-toast-failure.ts';
import { closedAmount, toOutcomes } from './to-outcomes.ts';

interface Question {
  readonly asked: readonly AskedClosing[];
  readonly asOf: string;
}

/** What is left out, what is asked before closing, and what came of it. */
export function useClosing(asOf: string | undefined) {
  const [excluded, setExcluded] = useState<ExcludedShipments>(new Map());
  /** With the time of the list that its sums are of: what is ordered while it is open was shown to nobody. */
  const [question, setQuestion] = useState<Question | null>(null);
  const [outcomes, setOutcomes] = useState<readonly ClosingOutcome[]>([]);
  const { state, run } = useWrite(closeDay, {
    onDone(closings) {
      setQuestion(null);
      setOutcomes(toOutcomes(closings));
      const amount = closedAmount(closings);
      if (amount > 0) addToast({ tone: 'success', title: copy.done(amount) });
    },
    onFailed(error) {
      setQuestion(null);
      addToast({ tone: 'danger', ...toToastFailure(error, copy.failure) });
    },
  });

  const accept = () => {
    if (!question) return;
    setOutcomes([]);
    const excludedOf = (carrier: string) =>
      [...excluded].filter(([, each]) => each.carrier === carrier).map(([id]) => id);
    void run(
      question.asked.map(({ carrier, only }) => ({
        carrier,
        only,
        excludedIds: excludedOf(carrier),
        orderedUntil: question.asOf,
      })),
    );
  };

  const exclude = (carrier: AskedClosing['carrier'], shipment: OpenShipment, isExcluded: boolean) => {
    const { id, packages, weightKg, failure } = shipment;
    setExcluded((before) => {
      const next = new Map(before);
      if (isExcluded) next.set(id, { carrier, packages, weightKg, hasFailed: failure !== null });
      else next.delete(id);
      return next;
    });
  };

  /** What is not open any more, as cancelled by somebody else, is not left out of what is. */
  const forgetClosed = useCallback((carrier: AskedClosing['carrier'], open: readonly OpenShipment[]) => {
    const isGone = ([id, each]: [string, ExcludedShipment]) =>
      each.carrier === carrier && !open.some((shipment) => shipment.id === id);
    setExcluded((before) =>
      [...before].some(isGone) ? new Map([...before].filter((each) => !isGone(each))) : before,
    );
  }, []);

  return {
    excluded,
    exclude,
    forgetClosed,
    question: question && question.asked,
    outcomes,
    isClosing: state.kind === 'pending',
    onAsk(asked: readonly AskedClosing[]) {
      if (asOf !== undefined) setQuestion({ asked, asOf });
    },
    onAccept: accept,
    onReject: () => setQuestion(null),
  };
}
