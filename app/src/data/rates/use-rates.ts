import { type Carrier, type RateRequest, ratesApi } from 'contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { http } from '../../http/client.ts';
import type { RatesState } from './carrier-states.ts';
import { createRatesAsker } from './rates-asker.ts';

export interface LiveRates {
  readonly state: RatesState;
  /** Asks one carrier, or some, again, without one all of them. */
  readonly retry: (only?: Carrier | readonly Carrier[]) => void;
}

/**
 * Live prices for a question; see `createRatesAsker`. Leaving the screen calls the question off.
 *
 * @param request null while the form is not complete, undefined while there is no form yet
 */
export function useRates(request: RateRequest | null | undefined): LiveRates {
  const [asker] = useState(() =>
    createRatesAsker((body, carriers, signal) =>
      http.stream(ratesApi.list, { body: carriers ? { ...body, carriers: [...carriers] } : body, signal }),
    ),
  );
  useEffect(() => {
    if (request !== undefined) asker.update(request);
  }, [asker, request]);
  useEffect(() => () => asker.update(null), [asker]);
  const state = useSyncExternalStore(asker.subscribe, asker.getState);
  return { state, retry: asker.retry };
}
