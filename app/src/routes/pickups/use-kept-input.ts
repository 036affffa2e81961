import { useState } from 'react';
import type { Location } from 'react-router';
import type { FormDraft } from '../../drafts/use-draft.ts';
import { useLeaveGuard } from '../../leaving/use-leave-guard.ts';
import { pickupsAddress } from '../../pages/pickup-addresses.ts';

/** Another pickup, or none: the form is gone then, though the page is the same. */
function isAnotherForm(here: Location, there: Location): boolean {
  if (here.pathname !== there.pathname) return true;
  const [now, then] = [here, there].map(({ search }) => pickupsAddress.parse(new URLSearchParams(search)));
  return now?.pickup !== then?.pickup || now?.create !== then?.create;
}

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
  useLeaveGuard(isChanged || isKept ? 'draft' : 'nothing', letGo, undefined, isAnotherForm);
  return {
    onChangedChange: setChanged,
    /** It is saved, or nobody wants it any more: the way is free. */
    letGo,
  };
}
