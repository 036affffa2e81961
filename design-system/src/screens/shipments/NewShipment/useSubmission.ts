import { useEffect, useRef, useState } from 'react';
import { fateOfChoice } from '../../../patterns/RateList/rates-state.ts';
import { blockedReason } from './Actions.tsx';
import type { ErrorOverview } from './form/error-display.ts';
import type { ShipmentForm } from './form/shipment-form.ts';
import { useErrorOverview } from './form/useShipmentForm.ts';
import type { EditingState, Intent, NewShipmentCallbacks } from './new-shipment-state.ts';
import { ratesCopy } from './Rates.copy.ts';

export interface Submission {
  /** Sends the form, or shows what is wrong with it. */
  readonly submit: (intent: Intent) => void;
  readonly overview: ErrorOverview;
  /** Why the last press did nothing although the form is right. */
  readonly note: string | null;
}

interface Options {
  readonly form: ShipmentForm;
  readonly state: EditingState;
  readonly callbacks: Pick<NewShipmentCallbacks, 'onSubmit' | 'onErrorsChange'>;
  readonly savesRecipient: boolean;
}

/** From the press of a button to the call that sends, with everything that can stand between. */
export function useSubmission({ form, state, callbacks, savesRecipient }: Options): Submission {
  const { submission, rates, isOffline = false } = state;
  const overview = useErrorOverview(form);
  const [note, setNote] = useState<string | null>(null);

  // The server's complaints come back as part of the state.
  const problems = submission.kind === 'failed' ? submission.fields : undefined;
  const shownProblems = useRef<typeof problems>(undefined);
  useEffect(() => {
    // The same answer is one attempt, also where another state stood in its place for a while.
    if (!problems?.length || problems === shownProblems.current) return;
    shownProblems.current = problems;
    form.showProblems(problems);
  }, [problems, form]);

  const hasErrors = overview.errors.some(({ isMended }) => !isMended) || submission.kind === 'failed';
  const { onErrorsChange } = callbacks;
  useEffect(() => onErrorsChange?.(hasErrors), [hasErrors, onErrorsChange]);

  const submit = (intent: Intent) => {
    if (submission.kind === 'sending' || blockedReason(submission, isOffline) !== null) return;
    const { carrier, carrierProductCode } = form.read();
    const isPriceOpen =
      carrier !== '' && fateOfChoice(rates, `${carrier}/${carrierProductCode}`) === 'waiting';
    const draft = form.submit(intent);
    // Nobody orders at a price that may be another one in a second.
    const mustWait = draft !== null && intent === 'order' && isPriceOpen;
    setNote(mustWait ? ratesCopy.waitForPrice : null);
    if (draft === null || mustWait) return;
    form.flush();
    callbacks.onSubmit(draft, { intent, saveRecipient: savesRecipient && draft.linkedRecipientId === null });
  };

  return { submit, overview, note };
}
