import { type ComponentType, useSyncExternalStore } from 'react';
import { pageConsent } from '../../consent/page-consent.ts';

export { pageConsent };

interface Shown {
  /** Shows itself while nobody has decided. */
  readonly Bar?: ComponentType | undefined;
  /** The dialog, while it is open. */
  readonly Settings?: ComponentType | undefined;
}

let shown: Shown = {};
const listeners = new Set<() => void>();

function change(parts: Shown): void {
  shown = { ...shown, ...parts };
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function ConsentHost() {
  const { Bar, Settings } = useSyncExternalStore(subscribe, () => shown);
  return (
    <>
      {Bar && <Bar />}
      {Settings && <Settings />}
    </>
  );
}

export async function showBar(): Promise<void> {
  if (pageConsent.getSnapshot().isConsentGiven === undefined)
    change({ Bar: (await import('./ConsentBar.tsx')).ConsentBar });
}

export async function openSettings(): Promise<void> {
  change({ Settings: (await import('./ConsentSettings.tsx')).ConsentSettings });
}

export function closeSettings(): void {
  change({ Settings: undefined });
}
