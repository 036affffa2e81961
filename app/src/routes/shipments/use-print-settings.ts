import type { PrintSettings } from 'design-system/patterns/LabelDialog/print-settings.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { settingsChanges } from '../../data/settings-changes.ts';
import { createPrintSettings } from './print-settings.ts';

const ofThisWorkstation = createPrintSettings();

/** Of which settings the answer is, or will be. */
let askedAfter = -1;

/** Asks once, and once more after each change, what the organisation prints on; who gets no answer goes on with the usual format. */
function askOrganization(): void {
  if (askedAfter === settingsChanges()) return;
  askedAfter = settingsChanges();
  import('./organization-format.ts')
    .then(({ organizationFormat }) => organizationFormat())
    .then(ofThisWorkstation.beginWith, () => {
      askedAfter = -1;
    });
}

/**
 * How labels are laid on paper at this workstation, the same in every dialog that prints.
 *
 * @param mayPrint whether such a dialog is near: what the organisation prints on is known before it opens
 */
export function usePrintSettings(mayPrint: boolean): PrintSettings {
  const kept = useSyncExternalStore(ofThisWorkstation.subscribe, ofThisWorkstation.get);
  useEffect(() => {
    if (mayPrint && !kept.isRemembered) askOrganization();
  }, [mayPrint, kept.isRemembered]);
  return { ...kept, onChange: ofThisWorkstation.change, onRemember: ofThisWorkstation.remember };
}
