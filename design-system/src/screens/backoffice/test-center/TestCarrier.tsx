import type { TestItem } from 'contract';
import { CarrierMark, isCarrierKnown } from '../../../patterns/CarrierMark/CarrierMark.tsx';
import { testCenterCopy } from './test-center.copy.ts';

/** Whom a case asks; one that only a later version knows has no name here. */
export function TestCarrier({ carrier }: Pick<TestItem, 'carrier'>) {
  return isCarrierKnown(carrier) ? <CarrierMark carrier={carrier} /> : testCenterCopy.unknownCarrier;
}
