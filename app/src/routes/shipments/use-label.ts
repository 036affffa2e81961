import type { LabelState } from 'design-system/patterns/LabelDialog';
import { useRef, useState } from 'react';
import { fetchLabel, notePrint } from '../../data/shipments.ts';

const CLOSED: LabelState = { kind: 'closed' };

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
 * another one is opened it is closed, and an answer that comes after that, or after closing, is dropped.
 */
export function useLabel(shipmentId: string | null): Label {
  const [shown, setShown] = useState<{ shipmentId: string; state: LabelState }>();
  const request = useRef(0);
  if (shown && shown.shipmentId !== shipmentId) setShown(undefined);

  const open = () => {
    if (shipmentId === null) return;
    request.current += 1;
    const own = request.current;
    const show = (state: LabelState) => own === request.current && setShown({ shipmentId, state });
    show({ kind: 'loading' });
    fetchLabel(shipmentId).then(
      (file) => show({ kind: 'ready', file }),
      () => show({ kind: 'failed' }),
    );
  };

  const close = () => {
    request.current += 1;
    setShown(undefined);
  };

  const take = () => {
    // The paper is what matters; that nobody could note it is no reason to disturb the packing.
    if (shipmentId !== null) notePrint(shipmentId).catch(() => undefined);
  };

  const isOwn = shown !== undefined && shown.shipmentId === shipmentId;
  return { state: isOwn ? shown.state : CLOSED, open, close, take };
}
