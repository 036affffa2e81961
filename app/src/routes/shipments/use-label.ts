import type { LabelState } from 'design-system/patterns/LabelDialog';
import { useCallback, useRef, useState } from 'react';
import { fetchLabel } from '../../data/shipments.ts';

const CLOSED: LabelState = { kind: 'closed' };

export interface Label {
  readonly state: LabelState;
  /** Fetches the label and shows it; also the way to try again. */
  readonly open: (shipmentId: string) => void;
  readonly close: () => void;
}

/** The label of one shipment at a time; an answer that comes after closing is dropped. */
export function useLabel(): Label {
  const [state, setState] = useState(CLOSED);
  const request = useRef(0);

  const open = useCallback((shipmentId: string) => {
    request.current += 1;
    const own = request.current;
    const show = (next: LabelState) => own === request.current && setState(next);
    setState({ kind: 'loading' });
    fetchLabel(shipmentId).then(
      (file) => show({ kind: 'ready', file }),
      () => show({ kind: 'failed' }),
    );
  }, []);

  const close = useCallback(() => {
    request.current += 1;
    setState(CLOSED);
  }, []);

  return { state, open, close };
}
