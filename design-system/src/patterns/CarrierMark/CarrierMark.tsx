import type { Shipment } from 'contract';
import { TextMark } from '../../components/TextMark/TextMark.tsx';

export interface CarrierMarkProps {
  carrier: Shipment['carrier'];
  /** For a carrier that cannot be had right now. */
  isMuted?: boolean;
}

/** A carrier by its short name; nothing where none is chosen yet. */
export function CarrierMark({ carrier, isMuted }: CarrierMarkProps) {
  if (carrier === '' || carrier === 'unknown') return null;
  return <TextMark isMuted={isMuted}>{carrier}</TextMark>;
}
