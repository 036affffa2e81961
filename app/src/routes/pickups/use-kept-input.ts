import { useState } from 'react';
import type { FormDraft } from '../../drafts/use-draft.ts';
import { isAnother } from '../../leaving/is-another.ts';
import { useLeaveGuard } from '../../leaving/use-leave-guard.ts';
import { pickupsAddress } from '../../pages/pickup-addresses.ts';

/** Another pickup, or none: the form is gone then, though the page is the same. */
const isAnotherForm = isAnother(pickupsAddress, 'pickup', 'create');

/**
 * Asks before what was typed into the panel is lost.
 *
 * @param draft of what is typed, where it has one; it goes with the input
 */
export function useKeptInput(draft?: Pick<FormDraft<unknown>, 'standing' | 'clear'>) {
  const [isChanged, setChanged] = useState(false);
  const isKept = draft !== undefined && draft.standing.savedAt !== null;
  const letGo = () => {
    setChanged(false);
    draft?.clear();
  };
  const holdsInput = isChanged || isKept;
  useLeaveGuard(holdsInput ? 'draft' : 'nothing', letGo, undefined, isAnotherForm);
  return {
    holdsInput,
    onChangedChange: setChanged,
    /** It is saved, or nobody wants it any more: the way is free. */
    letGo,
  };
}
