import type { PartRetry } from '../../../components/LazyPart/LazyPart.tsx';
import { MissingPart } from '../../../patterns/MissingPart/MissingPart.tsx';
import { missingRatesCopy as copy } from './MissingRates.copy.ts';

/** Stands in for the comparison of rates where its code could not be fetched. */
export function MissingRates(retry: PartRetry) {
  return <MissingPart title={copy.missing} {...retry} />;
}
