import type { LabelState } from 'design-system/patterns/LabelDialog';
import { useState } from 'react';
import { fetchLabel, notePrint } from '../../data/shipments.ts';

const CLOSED: LabelState = { kind: 'closed' };

interface Shown {
  readonly shipmentId: string;
  readonly state: LabelState;
}

export interface Label {
  readonly state: LabelState;
  /** Fetches the label and shows it; also the way to try again. */
  readonly open: () => void;
  readonly close: () => void;
  /** Notes that it was printed or saved. */
  readonly take: () => void;
}

/**
 * The label of the shipment that is open; nothing while there is none. It belongs to that shipment: when
 * another one is opened it is closed, and an answer that comes after that, or after closing, is dropped,
 * even where the way has led back to it meanwhile.
 */
export function useLabel(shipmentId: string | null): Label {
  const [shown, setShown] = useState<Shown>();
  if (shown && shown.shipmentId !== shipmentId) setShown(undefined);

  const open = () => {
    if (shipmentId === null) return;
    const own: Shown = { shipmentId, state: { kind: 'loading' } };
    setShown(own);
    // An answer follows upon its own question alone, which is gone once something else is shown.
    const settle = (state: LabelState) => setShown((now) => (now === own ? { shipmentId, state } : now));
    fetchLabel(shipmentId).then(
      (file) => settle({ kind: 'ready', file }),
      () => settle({ kind: 'failed' }),
    );
  };

  const close = () => setShown(undefined);

  const take = () => {
    // The paper is what matters; that nobody could note it is no reason to disturb the packing.
    if (shipmentId !== null) notePrint(shipmentId).catch(() => undefined);
  };

  const isOwn = shown !== undefined && shown.shipmentId === shipmentId;
  return { state: isOwn ? shown.state : CLOSED, open, close, take };
}
