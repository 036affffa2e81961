import { lazyPart } from 'design-system/components/LazyPart';
import { MissingPanel } from 'design-system/patterns/MissingPart/MissingPanel';
import { PendingBar } from 'design-system/screens/shell/PendingBar/PendingBar';

// The form weighs more than the list, and few visits open it.
export const OpenPickup = lazyPart(async () => (await import('./OpenPickup.tsx')).OpenPickup, {
  whileLoading: () => <PendingBar isShown />,
  failed: ({ onClose }, retry) => <MissingPanel what="pickup" onClose={onClose} {...retry} />,
});
export const NewPickup = lazyPart(async () => (await import('./NewPickup.tsx')).NewPickup, {
  whileLoading: () => <PendingBar isShown />,
  failed: ({ onClose }, retry) => <MissingPanel what="pickup" onClose={onClose} {...retry} />,
});
