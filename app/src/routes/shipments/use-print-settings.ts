import type { PrintSettings } from 'design-system/patterns/LabelDialog/print-settings.ts';
import { useSyncExternalStore } from 'react';
import { createPrintSettings } from './print-settings.ts';

const ofThisWorkstation = createPrintSettings();

/** How labels are laid on paper at this workstation, the same in every dialog that prints. */
export function usePrintSettings(): PrintSettings {
  const kept = useSyncExternalStore(ofThisWorkstation.subscribe, ofThisWorkstation.get);
  return { ...kept, onChange: ofThisWorkstation.change, onRemember: ofThisWorkstation.remember };
}
