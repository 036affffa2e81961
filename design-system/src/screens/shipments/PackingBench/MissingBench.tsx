import type { PartRetry } from '../../../components/LazyPart/LazyPart.tsx';
import { MissingPart } from '../../../patterns/MissingPart/MissingPart.tsx';
import { missingBenchCopy as copy } from './MissingBench.copy.ts';

/** Stands in for the packing bench where its code could not be fetched. */
export function MissingBench(retry: PartRetry) {
  return <MissingPart title={copy.missing} {...retry} />;
}
