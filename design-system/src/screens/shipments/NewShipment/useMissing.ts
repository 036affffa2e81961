import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { goToField } from '../../../forms/go-to-field.ts';
import { usePlaces } from '../../../forms/useField.ts';
import { sideOf } from './form/field-names.ts';
import type { ShipmentForm } from './form/shipment-form.ts';
import type { EditingState } from './new-shipment-state.ts';

/** What is corrected most often in what is sent again. */
const CORRECTED = 'to.address.addressLine1';

/** What a template lacks to be ordered by now. */
export interface Missing {
  /** Names of its fields, in the order of the page. */
  readonly names: readonly string[];
  /** Leads to the first of them. */
  readonly goThere: () => void;
}

/**
 * Whoever completes a template begins where the first thing is missing, and is told what is, as long as it is;
 * nothing is marked as wrong before anybody has pressed anything. Whoever corrects what is sent again begins in its
 * address. A draft that comes back is gone on with where it was.
 *
 * @returns null where nothing is missing, or nobody completes anything
 */
export function useMissing(form: ShipmentForm, state: EditingState, openSender: () => void): Missing | null {
  const isCompleting = state.mode === 'complete' && state.submission.kind === 'idle';
  const input = useSyncExternalStore(form.onSettle, form.settled);
  const places = usePlaces(form);
  const names = useMemo(
    // What is missing is a matter of what the form holds.
    () => (isCompleting && input ? places.sorted([...form.complaints().keys()]) : []),
    [isCompleting, input, form, places],
  );
  const goTo = (name: string | undefined) => {
    // Tariffs come later than the form: what is not there yet is no reason to open the sender.
    if (name !== undefined)
      goToField(form.places.idOf(name), sideOf(name) === 'from' ? openSender : undefined);
  };
  const begin = useEffectEvent(() => {
    if (state.draft.restoredFrom === null) goTo(state.mode === 'resend' ? CORRECTED : names[0]);
  });
  useEffect(() => {
    // After the page's own heading, which takes the focus in the same moment.
    const frame = requestAnimationFrame(() => begin());
    return () => cancelAnimationFrame(frame);
  }, []);
  return names.length === 0 ? null : { names, goThere: () => goTo(names[0]) };
}
