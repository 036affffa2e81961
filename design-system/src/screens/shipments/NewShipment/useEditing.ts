import { defaultGeography, looksLikePhone } from 'contract';
import { useEffectEvent, useLayoutEffect } from 'react';
import { useConfirm } from '../../../components/ConfirmProvider/ConfirmProvider.tsx';
import { useHeldWhilePressed } from '../../../components/Field/press.ts';
import { useFormKeys } from '../../../forms/useFormKeys.ts';
import { useStableCallbacks } from '../../../forms/useStableCallbacks.ts';
import { isOrderOpen, mainIntent } from './Actions.tsx';
import { useShipmentForm } from './form/useShipmentForm.ts';
import { modesCopy } from './modes.copy.ts';
import type { EditingState, NewShipmentCallbacks, NewShipmentSurroundings } from './new-shipment-state.ts';
import type { newShipmentCopy as copy } from './NewShipment.copy.ts';
import { useMissing } from './useMissing.ts';
import { useSubmission } from './useSubmission.ts';

interface Options {
  readonly state: EditingState;
  readonly callbacks: NewShipmentCallbacks;
  readonly surroundings: Pick<NewShipmentSurroundings, 'today' | 'isValidPhone' | 'geography'>;
  readonly savesRecipient: boolean;
  /** Shows the sender's fields where they are folded away. */
  readonly openSender: () => void;
  /** What Strg+Enter does, in the words of its button. */
  readonly submitLabel: string;
  /** The product is chosen by a rule. Default false. */
  readonly isRatePreset?: boolean;
}

/** The question before input is thrown away. */
type ResetQuestion = typeof copy.reset | typeof copy.discard;

/** A form for a shipment with what can be made of it, whatever of it stands on the page. */
export function useEditing(options: Options) {
  const { callbacks, surroundings, savesRecipient, openSender, submitLabel, isRatePreset = false } = options;
  // Prices and messages that come while something is being pressed would move it away.
  const state = useHeldWhilePressed(options.state);
  const { mode = 'new' } = state;
  const stable = useStableCallbacks(callbacks);
  const confirm = useConfirm();
  const form = useShipmentForm(state.initialInput, {
    today: surroundings.today,
    isValidPhone: surroundings.isValidPhone ?? looksLikePhone,
    geography: surroundings.geography ?? defaultGeography,
    onChange: stable.onChange,
  });
  const submission = useSubmission({ form, state, callbacks: stable, savesRecipient, isRatePreset });
  const { submit } = submission;
  useFormKeys(() => submit(mainIntent(mode)), submitLabel);
  const missing = useMissing(form, state, openSender);
  // Typed in the last moment before it became a shipment: whoever hears of it can say that it is not in there.
  const reportLast = useEffectEvent(() => isOrderOpen(state) && form.flush());
  useLayoutEffect(() => () => void reportLast(), []);

  const loadCurrent = async () => {
    const { title, message, accept, reject } = modesCopy.stale.question;
    if (!(await confirm({ title, message, acceptLabel: accept, rejectLabel: reject }))) return;
    form.cancelReport();
    stable.onLoadCurrent?.();
  };
  const startOver = async (question: ResetQuestion) => {
    const { title, accept, reject } = question;
    // What begins with a shipment begins with it again.
    const { message } = mode === 'new' ? question : modesCopy.reset;
    if (!(await confirm({ title, message, acceptLabel: accept, rejectLabel: reject }))) return;
    // What still waits to be reported must not come back as a new draft.
    form.cancelReport();
    stable.onReset();
  };
  return { ...submission, state, mode, stable, form, missing, loadCurrent, startOver };
}
