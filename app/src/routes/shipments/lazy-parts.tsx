import { lazyPart } from 'design-system/components/LazyPart';
import { PendingBar } from 'design-system/screens/shell/PendingBar/PendingBar';
import { MissingBench } from 'design-system/screens/shipments/PackingBench/MissingBench';
import { MissingPanel } from 'design-system/screens/shipments/Shipments/MissingPanel';
import { RowMenuTrigger } from 'design-system/screens/shipments/Shipments/RowMenuTrigger';

// Few visits open a shipment, and its history and dialogs weigh as much as the list.
export const OpenShipment = lazyPart(async () => (await import('./OpenShipment.tsx')).OpenShipment, {
  whileLoading: () => <PendingBar isShown />,
  failed: ({ onClose }, retry) => <MissingPanel onClose={onClose} {...retry} />,
});

export const QuoteList = lazyPart(async () => (await import('./QuoteList.tsx')).QuoteList, {
  whileLoading: () => <PendingBar isShown />,
  failed: ({ go }, retry) => <MissingPanel onClose={() => go({ status: 'all' })} {...retry} />,
});

// A menu floats beside its button, and what can be done follows from the shipment: few rows are asked.
export const RowActions = lazyPart(async () => (await import('./RowActions.tsx')).RowActions, {
  whileLoading: ({ label }) => <RowMenuTrigger label={label} aria-haspopup="true" />,
  failed: ({ label }, { onRetry }) => <RowMenuTrigger label={label} onPress={onRetry} />,
});

// What is done with many takes a library for documents along.
export const BatchPrint = lazyPart(async () => (await import('./batch/BatchPrint.tsx')).BatchPrint, {
  whileLoading: () => <PendingBar isShown />,
  failed: ({ onClose }, retry) => <MissingPanel onClose={onClose} {...retry} />,
});
export const BatchCancelling = lazyPart(
  async () => (await import('./batch/BatchCancelling.tsx')).BatchCancelling,
  {
    whileLoading: () => <PendingBar isShown />,
    failed: ({ onClose }, retry) => <MissingPanel onClose={onClose} {...retry} />,
  },
);
export const ShipmentSelection = lazyPart(
  async () => (await import('design-system/screens/shipments/Shipments/ShipmentSelection')).ShipmentSelection,
  {
    failed: ({ onSelectionChange }, retry) => (
      <MissingPanel onClose={() => onSelectionChange(new Set())} {...retry} />
    ),
  },
);

// Who packs does without the list, and who looks at the list without the bench.
export const PackingBench = lazyPart(
  async () => (await import('../packing-bench/PackingBench.tsx')).PackingBench,
  {
    whileLoading: () => <PendingBar isShown />,
    failed: (_, retry) => <MissingBench {...retry} />,
  },
);
