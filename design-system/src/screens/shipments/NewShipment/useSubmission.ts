import { useState } from 'react';
import type { ErrorOverview } from '../../../forms/error-display.ts';
import { useSending } from '../../../forms/useSending.ts';
import { fateOfChoice } from '../../../patterns/RateList/rates-state.ts';
import { blockedReason } from './Actions.tsx';
import type { ShipmentForm } from './form/shipment-form.ts';
import type { EditingState, Intent, NewShipmentCallbacks } from './new-shipment-state.ts';
import { ratesCopy } from './Rates.copy.ts';
import { toSubmitError } from './SubmissionMessage.tsx';

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
  const [note, setNote] = useState<string | null>(null);
  const { overview, judge } = useSending(form, {
    pending: submission.kind === 'sending',
    submitError: submission.kind === 'failed' ? toSubmitError(submission) : null,
    onErrorsChange: callbacks.onErrorsChange,
  });

  const submit = (intent: Intent) => {
    if (submission.kind === 'sending' || blockedReason(submission, isOffline) !== null) return;
    const { carrier, carrierProductCode } = form.read();
    const isPriceOpen =
      carrier !== '' && fateOfChoice(rates, `${carrier}/${carrierProductCode}`) === 'waiting';
    form.intend(intent);
    const draft = judge();
    // Nobody orders at a price that may be another one in a second.
    const mustWait = draft !== null && intent === 'order' && isPriceOpen;
    setNote(mustWait ? ratesCopy.waitForPrice : null);
    if (draft === null || mustWait) return;
    callbacks.onSubmit(draft, { intent, saveRecipient: savesRecipient && draft.linkedRecipientId === null });
  };

  return { submit, overview, note };
}
