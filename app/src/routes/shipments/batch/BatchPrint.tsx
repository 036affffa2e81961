import { type Paper, parcelPapers, type Shipment, standardLayout } from 'contract';
import { earlierPrints } from 'design-system/patterns/LabelDialog/earlier-print.ts';
import { BatchAllPapers } from 'design-system/screens/shipments/BatchAllPapers/BatchAllPapers';
import {
  BatchConsignmentNotes,
  type Originals,
} from 'design-system/screens/shipments/BatchConsignmentNotes/BatchConsignmentNotes';
import { BatchLabels } from 'design-system/screens/shipments/BatchLabels/BatchLabels';
import { BatchPickSlips } from 'design-system/screens/shipments/BatchPickSlips/BatchPickSlips';
import type { BatchPaper } from 'design-system/screens/shipments/Shipments/ShipmentSelection';
import { useState } from 'react';
import { fetchPaper, fetchParcelPapers } from '../../../data/fetch-paper.ts';
import { usePrintSettings } from '../use-print-settings.ts';
import { type BatchTarget, isNamed } from './batch-target.ts';
import { notePrints } from './note-prints.ts';
import { type FetchPaper, useBatchPapers } from './use-batch-papers.ts';

interface PrintProps {
  target: BatchTarget;
  onClose: () => void;
}

export interface BatchPrintProps extends PrintProps {
  paper: BatchPaper;
}

/** Papers of selected shipments, to be printed together. */
export function BatchPrint({ paper, ...props }: BatchPrintProps) {
  switch (paper) {
    case 'labels':
      return <Labels {...props} {...onlyLabels} />;
    case 'all':
      return <Labels {...props} {...allPapers} />;
    case 'consignmentNotes':
      return <ConsignmentNotes {...props} />;
    case 'pickSlips':
      return <PickSlips {...props} />;
  }
}

/** The label of each parcel, or all that belongs to it. */
interface WithLabels {
  readonly dialog: typeof BatchLabels;
  readonly fetchFiles: FetchPaper;
  readonly papersOf: (shipment: Shipment) => readonly Paper[];
}

const onlyLabels: WithLabels = {
  dialog: BatchLabels,
  fetchFiles: async ({ id }, signal) => [await fetchPaper(id, 'shipping-label', signal)],
  papersOf: () => ['shipping-label'],
};

const allPapers: WithLabels = {
  dialog: BatchAllPapers,
  fetchFiles: fetchParcelPapers,
  papersOf: (shipment) => parcelPapers(shipment).map(({ paper }) => paper),
};

function Labels({ target, onClose, dialog: Dialog, fetchFiles, papersOf }: PrintProps & WithLabels) {
  const settings = usePrintSettings(true);
  const { state, loaded, retry } = useBatchPapers(target, settings.layout, fetchFiles);
  const [noted, setNoted] = useState<readonly Shipment[]>([]);
  const known = loaded.map((shipment) => noted.find(({ id }) => id === shipment.id) ?? shipment);
  const print = async () => setNoted(await notePrints(loaded, papersOf));
  return (
    <Dialog
      state={state}
      settings={settings}
      {...askedOf(target)}
      onClose={onClose}
      onRetry={retry}
      printed={earlierPrints(known)}
      onTaken={() => void print()}
    />
  );
}

const fetchNote =
  (originals: Originals): FetchPaper =>
  async ({ id }, signal) => [await fetchPaper(id, originals, signal)];

function ConsignmentNotes({ target, onClose }: PrintProps) {
  const [originals, setOriginals] = useState<Originals>('single-copy');
  const { state, loaded, retry, change } = useBatchPapers(target, standardLayout, fetchNote(originals));
  return (
    <BatchConsignmentNotes
      state={state}
      originals={originals}
      {...askedOf(target)}
      onOriginals={(asked) => {
        setOriginals(asked);
        change(fetchNote(asked));
      }}
      onClose={onClose}
      onRetry={retry}
      onTaken={() => void notePrints(loaded, () => [originals])}
    />
  );
}

const fetchSlip: FetchPaper = async ({ id }, signal) => [await fetchPaper(id, 'pick-slip', signal)];

function PickSlips({ target, onClose }: PrintProps) {
  const { state, loaded, retry } = useBatchPapers(target, standardLayout, fetchSlip);
  return (
    <BatchPickSlips
      state={state}
      {...askedOf(target)}
      onClose={onClose}
      onRetry={retry}
      onTaken={() => void notePrints(loaded, () => ['pick-slip'])}
    />
  );
}

/** How many there are, where that is known before they are collected. */
function askedOf(target: BatchTarget): { readonly asked?: number } {
  return isNamed(target) ? { asked: target.length } : {};
}
