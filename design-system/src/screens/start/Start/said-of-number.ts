import { recognizeTrackingNumber } from 'contract';
import { trackingCopy } from '../../tracking/Tracking/Tracking.copy.ts';

/** Whose number a text may be, and whether its check digit is right; nothing as long as no carrier writes ones like it. */
export function saidOfNumber(text: string): string {
  const candidates = recognizeTrackingNumber(text);
  const [best] = candidates;
  if (!best) return '';
  // Of several whose check digits say no more than the best one's each may be it.
  const carriers = [
    ...new Set(candidates.filter(({ check }) => check === best.check).map(({ carrier }) => carrier)),
  ];
  const whose = carriers.length === 1 ? trackingCopy.recognized(best.carrier) : trackingCopy.oneOf(carriers);
  return `${whose} ${trackingCopy.check[best.check]}`.trim();
}
