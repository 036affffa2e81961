import { RowMenuTrigger } from 'design-system/components/DataTable/RowMenuTrigger';
import { lazyPart } from 'design-system/components/LazyPart';
import { MissingPanel } from 'design-system/patterns/MissingPart/MissingPanel';
import { PendingBar } from 'design-system/screens/shell/PendingBar/PendingBar';

// The list is there before its form, whose rules weigh as much.
export const OpenContact = lazyPart(async () => (await import('./OpenContact.tsx')).OpenContact, {
  whileLoading: () => <PendingBar isShown />,
  failed: ({ onClose }, retry) => <MissingPanel what="contact" onClose={onClose} {...retry} />,
});

// A menu floats beside its button, and few rows are asked for theirs.
export const ContactActions = lazyPart(async () => (await import('./ContactActions.tsx')).ContactActions, {
  whileLoading: ({ label }) => <RowMenuTrigger label={label} aria-haspopup="true" />,
  failed: ({ label }, { onRetry }) => <RowMenuTrigger label={label} onPress={onRetry} />,
});
