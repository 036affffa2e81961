import { useEffect, useEffectEvent, useState } from 'react';
import { goToField } from '../../../forms/go-to-field.ts';
import type { ShipmentForm } from './form/shipment-form.ts';
import type { EditingState } from './new-shipment-state.ts';

/** What a template lacks to be ordered, as the form began. */
export interface Missing {
  readonly amount: number;
  /** Leads to the first of it. */
  readonly goThere: () => void;
}

/**
 * Whoever completes a template begins where the first thing is missing, and is told how much is; nothing is
 * marked as wrong before anybody has pressed anything. A draft that comes back is gone on with where it was.
 *
 * @returns null where nothing is missing, or nobody completes anything
 */
export function useMissing(form: ShipmentForm, state: EditingState, openSender: () => void): Missing | null {
  const [names, setNames] = useState<readonly string[]>([]);
  const goTo = (name: string | undefined) => {
    if (name !== undefined) goToField(form.places.idOf(name), openSender);
  };
  const begin = useEffectEvent(() => {
    if (state.mode !== 'complete' || state.submission.kind !== 'idle') return;
    const found = form.places.sorted([...form.complaints().keys()]);
    setNames(found);
    if (state.draft.restoredFrom === null) goTo(found[0]);
  });
  useEffect(() => {
    // After the page's own heading, which takes the focus in the same moment.
    const frame = requestAnimationFrame(() => begin());
    return () => cancelAnimationFrame(frame);
  }, []);
  return names.length === 0 ? null : { amount: names.length, goThere: () => goTo(names[0]) };
}
