import { useState } from 'react';
import type { Location } from 'react-router';
import { useLeaveGuard } from '../../leaving/use-leave-guard.ts';
import { pickupsAddress } from '../../pages/pickup-addresses.ts';

/** Another pickup, or none: the form is gone then, though the page is the same. */
function isAnotherForm(here: Location, there: Location): boolean {
  if (here.pathname !== there.pathname) return true;
  const [now, then] = [here, there].map(({ search }) => pickupsAddress.parse(new URLSearchParams(search)));
  return now?.pickup !== then?.pickup || now?.create !== then?.create;
}

/** Asks before what was typed into the panel is lost. */
export function useKeptInput() {
  const [isChanged, setChanged] = useState(false);
  useLeaveGuard(isChanged ? 'draft' : 'nothing', () => setChanged(false), undefined, isAnotherForm);
  return {
    onChangedChange: setChanged,
    /** It is saved, or nobody wants it any more: the way is free. */
    letGo: () => setChanged(false),
  };
}
