import type { OpenShipment } from 'contract';
import { addToast } from 'design-system/components/LazyToastRegion';
import type {
  AskedClosing,
  ClosingOutcome,
  ExcludedShipments,
} from 'design-system/screens/settings/DayEndClosing/day-end-state.ts';
import { dayEndCopy as copy } from 'design-system/screens/settings/DayEndClosing/DayEndClosing.copy.ts';
import { useState } from 'react';
import { closeDay } from '../../data/day-end-closings.ts';
import { useWrite } from '../../data/use-write.ts';
import { toToastFailure } from '../to-toast-failure.ts';
import { closedAmount, toOutcomes } from './to-outcomes.ts';

/** What is left out, what is asked before closing, and what came of it. */
export function useClosing(asOf: string | undefined) {
  const [excluded, setExcluded] = useState<ExcludedShipments>(new Map());
  const [question, setQuestion] = useState<readonly AskedClosing[] | null>(null);
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
    if (!question || asOf === undefined) return;
    setOutcomes([]);
    const excludedOf = (carrier: string) =>
      [...excluded].filter(([, each]) => each.carrier === carrier).map(([id]) => id);
    void run(
      question.map(({ carrier, only }) => ({
        carrier,
        only,
        excludedIds: excludedOf(carrier),
        orderedUntil: asOf,
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

  return {
    excluded,
    exclude,
    question,
    outcomes,
    isClosing: state.kind === 'pending',
    onAsk: setQuestion,
    onAccept: accept,
    onReject: () => setQuestion(null),
  };
}
