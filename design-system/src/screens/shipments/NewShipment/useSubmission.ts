import { isShippingData } from 'contract';
import { useState } from 'react';
import type { ErrorOverview } from '../../../forms/error-display.ts';
import { useField } from '../../../forms/useField.ts';
import { useSending } from '../../../forms/useSending.ts';
import {
  fateOfChoice,
  isSettled,
  offersOf,
  rateKey,
  type RatesState,
} from '../../../patterns/RateList/rates-state.ts';
import { blockedReason } from './Actions.tsx';
import type { ShipmentForm } from './form/shipment-form.ts';
import type { EditingState, Intent, NewShipmentCallbacks } from './new-shipment-state.ts';
import { ratesCopy } from './Rates.copy.ts';
import { toSubmissionError } from './SubmissionMessage.tsx';

export interface Submission {
  /** Sends the form, or shows what is wrong with it. */
  readonly submit: (intent: Intent) => void;
  readonly overview: ErrorOverview;
  /** The last press wanted a quote, and what a price depends on is still missing or wrong. */
  readonly lacksShippingData: boolean;
  /** Why the last press did nothing although the form is right; null once another press would do something. */
  readonly note: string | null;
}

interface Options {
  readonly form: ShipmentForm;
  readonly state: EditingState;
  readonly callbacks: Pick<NewShipmentCallbacks, 'onSubmit' | 'onErrorsChange'>;
  readonly savesRecipient: boolean;
  /** A rule chooses the product once all carriers have answered; see `usePreset`. */
  readonly isRatePreset: boolean;
}

/** From the press of a button to the call that sends, with everything that can stand between. */
export function useSubmission(options: Options): Submission {
  const { form, state, callbacks, savesRecipient, isRatePreset } = options;
  const { submission, rates, isOffline = false } = state;
  const [hasPressedEarly, setPressedEarly] = useState(false);
  const [wantsQuote, setWantsQuote] = useState(false);
  const carrier = useField(form.at('carrier')).value ?? '';
  const code = useField(form.at('carrierProductCode')).value ?? '';
  const { overview, judge } = useSending(form, {
    pending: submission.kind === 'sending',
    submitError: submission.kind === 'failed' ? toSubmissionError(submission) : null,
    onErrorsChange: callbacks.onErrorsChange,
  });

  const submit = (intent: Intent) => {
    if (submission.kind === 'sending') return;
    const reason = blockedReason(submission, isOffline);
    if (reason !== null) return form.announcements.say(reason);
    const chosen = form.read();
    form.intend(intent);
    setWantsQuote(intent === 'quote');
    // What a rule is about to choose is nothing that a person has forgotten.
    if (isRatePreset && lacksRateAlone(form) && isPresetOpen(rates)) return setPressedEarly(true);
    const draft = judge();
    // Nobody orders at a price that may be another one in a second.
    const mustWait =
      draft !== null &&
      intent === 'order' &&
      isPriceOpen(rates, chosen.carrier ?? '', chosen.carrierProductCode ?? '');
    setPressedEarly(mustWait);
    if (draft === null || mustWait) return;
    const isChosen = (rate: Parameters<typeof rateKey>[0]) => rateKey(rate) === rateKey(draft);
    const shown = offersOf(rates).find(({ rate }) => isChosen(rate));
    callbacks.onSubmit(draft, {
      intent,
      ...(intent === 'order' && shown && { shownPrice: shown.rate.priceNetCents }),
      saveRecipient: intent !== 'quote' && savesRecipient && draft.linkedRecipientId === null,
    });
  };

  const isChoiceOpen = isRatePreset && carrier === '' && isPresetOpen(rates);
  const isStillEarly = hasPressedEarly && (isChoiceOpen || isPriceOpen(rates, carrier, code));
  const lacksShippingData =
    wantsQuote && overview.errors.some(({ name, isMended }) => !isMended && isShippingData(name.split('.')));
  return { submit, overview, lacksShippingData, note: isStillEarly ? whyToWait(rates, isChoiceOpen) : null };
}

function whyToWait(rates: RatesState, isChoiceOpen: boolean): string {
  if (isChoiceOpen) return ratesCopy.waitForChoice;
  // After a pause that the platform wants, the rates are asked for again by themselves.
  const isGivenUp = rates.kind === 'failed' && rates.retryAfterSeconds === undefined;
  return isGivenUp ? ratesCopy.askForPrice : ratesCopy.waitForPrice;
}

/** The product is all that is missing. */
function lacksRateAlone(form: ShipmentForm): boolean {
  // What was typed a moment ago counts, too.
  form.flush();
  const names = [...form.complaints().keys()];
  return names.length > 0 && names.every((name) => name.startsWith('carrier'));
}

/** Whether an answer may still come by which a product is chosen. */
function isPresetOpen(rates: RatesState): boolean {
  if (rates.kind === 'failed') return rates.retryAfterSeconds !== undefined;
  return !isSettled(rates);
}

function isPriceOpen(rates: RatesState, carrier: string, code: string): boolean {
  return carrier !== '' && fateOfChoice(rates, `${carrier}/${code}`) === 'waiting';
}
