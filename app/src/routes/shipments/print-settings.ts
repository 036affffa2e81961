import { type PrintFormat, type PrintLayout, printLayoutSchema, standardLayout } from 'contract';
import * as v from 'valibot';
import { parsedJson } from '../../browser/parsed-json.ts';
import { safeStorage, type SafeStorage } from '../../browser/safe-storage.ts';

/** Kept for everybody who uses this browser: it follows from the printer beside it. */
const LAYOUT_KEY = 'lotse.print.layout';

/** How labels are laid on paper here, and whether that is still so tomorrow. */
export interface KeptLayout {
  readonly layout: PrintLayout;
  readonly isRemembered: boolean;
}

export interface PrintSettingsStore {
  /** @returns the same object until something changes */
  readonly get: () => KeptLayout;
  /** @returns the way to stop listening */
  readonly subscribe: (listener: () => void) => () => void;
  readonly change: (layout: PrintLayout) => void;
  readonly remember: (isRemembered: boolean) => void;
  /** What the organisation prints on: until somebody has chosen here, and no longer. */
  readonly beginWith: (format: PrintFormat) => void;
}

/** The layout of this workstation. What is not to be remembered holds while the page is open. */
export function createPrintSettings(
  storage: Pick<SafeStorage, 'read' | 'write' | 'remove'> = safeStorage(() => localStorage),
): PrintSettingsStore {
  const listeners = new Set<() => void>();
  const kept = v.safeParse(printLayoutSchema, parsedJson(storage.read(LAYOUT_KEY)));
  let now: KeptLayout = {
    layout: kept.success ? kept.output : standardLayout,
    isRemembered: kept.success,
  };
  let isChosen = kept.success;
  const tell = (next: KeptLayout) => {
    now = next;
    for (const listener of listeners) listener();
  };
  const set = (next: KeptLayout) => {
    isChosen = true;
    if (next.isRemembered) storage.write(LAYOUT_KEY, JSON.stringify(next.layout));
    else storage.remove(LAYOUT_KEY);
    tell(next);
  };
  return {
    get: () => now,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (layout) => set({ ...now, layout }),
    remember: (isRemembered) => set({ ...now, isRemembered }),
    beginWith(format) {
      if (!isChosen) tell({ ...now, layout: { ...now.layout, format } });
    },
  };
}
