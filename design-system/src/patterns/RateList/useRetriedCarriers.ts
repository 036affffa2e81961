import type { Carrier } from 'contract';
import { useState } from 'react';
import type { FailedCarrier } from './RateRow.tsx';
import type { CarrierState } from './rates-state.ts';

interface FailedCarrierRow {
  readonly failure: FailedCarrier;
  readonly isRetrying: boolean;
}

/** The carriers that have failed, and those that somebody asks again: their failure stays until they answer. */
export function useRetriedCarriers(carriers: readonly CarrierState[]) {
  const [retried, setRetried] = useState<ReadonlyMap<Carrier, FailedCarrier>>(new Map());
  const answered = carriers.filter(({ status, carrier }) => status === 'answered' && retried.has(carrier));
  if (answered.length > 0) {
    const open = new Map(retried);
    for (const { carrier } of answered) open.delete(carrier);
    setRetried(open);
  }
  const rows = carriers.flatMap((state): FailedCarrierRow[] => {
    if (state.status === 'failed') return [{ failure: state, isRetrying: false }];
    const failure = retried.get(state.carrier);
    return state.status === 'loading' && failure ? [{ failure, isRetrying: true }] : [];
  });
  return {
    rows,
    isRetried: (carrier: Carrier) => retried.has(carrier),
    /** A failed carrier is about to be asked again. */
    note: (failure: FailedCarrier) => setRetried(new Map(retried).set(failure.carrier, failure)),
  };
}
