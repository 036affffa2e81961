import type { Shipment } from 'contract';
import { TextMark } from '../../components/TextMark/TextMark.tsx';

export interface CarrierMarkProps {
  carrier: Shipment['carrier'];
  /** For a carrier that cannot be had right now. */
  isMuted?: boolean;
}

/** Whether one is chosen, and one that this version has a name for. */
export function isCarrierKnown(carrier: Shipment['carrier']): boolean {
  return carrier !== '' && carrier !== 'unknown';
}

/** A carrier by its short name; nothing where none is chosen yet. */
export function CarrierMark({ carrier, isMuted }: CarrierMarkProps) {
  if (!isCarrierKnown(carrier)) return null;
  return <TextMark isMuted={isMuted}>{carrier}</TextMark>;
}
