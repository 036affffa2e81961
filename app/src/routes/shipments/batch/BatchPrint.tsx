import { type Shipment, shipmentDetailsApi, standardLayout } from 'contract';
import { earlierPrints } from 'design-system/patterns/LabelDialog/earlier-print.ts';
import {
  BatchConsignmentNotes,
  type Originals,
} from 'design-system/screens/shipments/BatchConsignmentNotes/BatchConsignmentNotes';
import { BatchLabels } from 'design-system/screens/shipments/BatchLabels/BatchLabels';
import type { BatchPaper } from 'design-system/screens/shipments/Shipments/ShipmentSelection';
import { useState } from 'react';
import { fetchPaper } from '../../../data/fetch-paper.ts';
import { http } from '../../../http/client.ts';
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
  return paper === 'labels' ? <Labels {...props} /> : <ConsignmentNotes {...props} />;
}

const fetchLabel: FetchPaper = (id, signal) =>
  http.blob(shipmentDetailsApi.shippingLabel, { params: { id }, signal });

function Labels({ target, onClose }: PrintProps) {
  const settings = usePrintSettings(true);
  const { state, loaded, retry } = useBatchPapers(target, settings.layout, fetchLabel);
  const [noted, setNoted] = useState<readonly Shipment[]>([]);
  const known = loaded.map((shipment) => noted.find(({ id }) => id === shipment.id) ?? shipment);
  const print = async () => setNoted(await notePrints(loaded.map(({ id }) => id)));
  return (
    <BatchLabels
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
  (id, signal) =>
    fetchPaper(id, originals, signal);

function ConsignmentNotes({ target, onClose }: PrintProps) {
  const [originals, setOriginals] = useState<Originals>('single-copy');
  const { state, retry, change } = useBatchPapers(target, standardLayout, fetchNote(originals));
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
    />
  );
}

/** How many there are, where that is known before they are collected. */
function askedOf(target: BatchTarget): { readonly asked?: number } {
  return isNamed(target) ? { asked: target.length } : {};
}
