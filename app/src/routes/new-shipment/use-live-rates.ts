import type { RateRequest } from 'contract';
import { useEffect, useEffectEvent } from 'react';
import { type LiveRates, useRates } from '../../data/rates/use-rates.ts';
import { liveConnection, RETURN } from '../../network/live-connection.ts';
import { useSession } from '../../session/use-session.ts';

/**
 * Live prices; see `useRates`. What found no way through is asked again when the session, the network
 * or the live connection is back. A pause that the platform wants is kept: after it the question is put by itself.
 */
export function useLiveRates(request: RateRequest | null | undefined): LiveRates {
  const { status } = useSession();
  const rates = useRates(request);
  const retryFailed = useEffectEvent(() => {
    const { state, retry } = rates;
    if (state.kind === 'failed' && state.retryAfterSeconds === undefined) retry();
    if (state.kind !== 'asked') return;
    const unreachable = state.carriers.flatMap((one) =>
      one.status === 'failed' && one.failure === 'unreachable' ? [one.carrier] : [],
    );
    if (unreachable.length > 0) retry(unreachable);
  });
  useEffect(() => {
    if (status === 'signedIn') retryFailed();
  }, [status]);
  useEffect(() => {
    const stop = new AbortController();
    const retryNow = () => retryFailed();
    window.addEventListener('online', retryNow, { signal: stop.signal });
    liveConnection.addEventListener(RETURN, retryNow, { signal: stop.signal });
    return () => stop.abort();
  }, []);
  return rates;
}
