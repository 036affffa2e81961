import { RowMenuTrigger } from 'design-system/components/DataTable/RowMenuTrigger';
import { lazyPart } from 'design-system/components/LazyPart';
import { MissingPanel } from 'design-system/patterns/MissingPart/MissingPanel';
import { PendingBar } from 'design-system/screens/shell/PendingBar/PendingBar';
import { MissingBench } from 'design-system/screens/shipments/PackingBench/MissingBench';
import { MissingRates } from 'design-system/screens/shipments/QuickRates/MissingRates';

// Few visits open a shipment, and its history and dialogs weigh as much as the list.
export const OpenShipment = lazyPart(async () => (await import('./OpenShipment.tsx')).OpenShipment, {
  whileLoading: () => <PendingBar isShown />,
  failed: ({ onClose }, retry) => <MissingPanel what="shipment" onClose={onClose} {...retry} />,
});

export const QuoteList = lazyPart(async () => (await import('./QuoteList.tsx')).QuoteList, {
  whileLoading: () => <PendingBar isShown />,
  failed: ({ go }, retry) => <MissingPanel what="quotes" onClose={() => go({ status: 'all' })} {...retry} />,
});

// A menu floats beside its button, and what can be done follows from the shipment: few rows are asked.
export const RowActions = lazyPart(async () => (await import('./RowActions.tsx')).RowActions, {
  whileLoading: ({ label }) => <RowMenuTrigger label={label} aria-haspopup="true" />,
  failed: ({ label }, { onRetry }) => <RowMenuTrigger label={label} onPress={onRetry} />,
});

// What the list looks like is chosen once and then left.
export const ListView = lazyPart(async () => (await import('./ListView.tsx')).ListView, {
  failed: ({ onClose }, retry) => <MissingPanel what="tools" onClose={onClose} {...retry} />,
});

// What is done with many takes a library for documents along.
export const BatchPrint = lazyPart(async () => (await import('./batch/BatchPrint.tsx')).BatchPrint, {
  whileLoading: () => <PendingBar isShown />,
  failed: ({ onClose }, retry) => <MissingPanel what="tools" onClose={onClose} {...retry} />,
});
export const BatchWorking = lazyPart(async () => (await import('./batch/BatchWorking.tsx')).BatchWorking, {
  whileLoading: () => <PendingBar isShown />,
  failed: ({ onClose }, retry) => <MissingPanel what="tools" onClose={onClose} {...retry} />,
});
export const ShipmentSelection = lazyPart(async () => (await import('./Selection.tsx')).Selection, {
  failed: ({ onSelectionChange }, retry) => (
    <MissingPanel what="tools" onClose={() => onSelectionChange(new Set())} {...retry} />
  ),
});

// Who packs does without the list, and who looks at the list without the bench.
export const PackingBench = lazyPart(
  async () => (await import('../packing-bench/PackingBench.tsx')).PackingBench,
  {
    whileLoading: () => <PendingBar isShown />,
    failed: (_, retry) => <MissingBench {...retry} />,
  },
);

// Whoever compares rates is about to fill in the form, whose code comes along.
export const QuickRates = lazyPart(async () => (await import('../quick-rates/QuickRates.tsx')).QuickRates, {
  whileLoading: () => <PendingBar isShown />,
  failed: (_, retry) => <MissingRates {...retry} />,
});

// For whoever is new: the list waits for it, so that nothing moves once it is there.
export const WithFirstSteps = lazyPart(
  async () => (await import('../first-steps/WithFirstSteps.tsx')).WithFirstSteps,
  { whileLoading: () => <PendingBar isShown />, failed: ({ children }) => children },
);
