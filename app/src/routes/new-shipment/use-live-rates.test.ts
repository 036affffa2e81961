// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import type { CarrierFailure } from 'contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RatesState } from '../../data/rates/carrier-states.ts';
import { liveConnection, RETURN } from '../../network/live-connection.ts';

const { shown, retry, session } = vi.hoisted(() => ({
  shown: {} as { state?: RatesState },
  retry: vi.fn(),
  session: { status: 'signedIn' },
}));
// The page's own client and session begin with the document.
vi.mock('../../data/rates/use-rates.ts', () => ({ useRates: () => ({ state: shown.state, retry }) }));
vi.mock('../../session/use-session.ts', () => ({ useSession: () => session }));

const { useLiveRates } = await import('./use-live-rates.ts');

beforeEach(() => {
  vi.resetAllMocks();
  session.status = 'signedIn';
});
afterEach(cleanup);

const failed = (failure: CarrierFailure) =>
  ({ status: 'failed', carrier: failure === 'faulty' ? 'GLS' : 'DHL', failure, afterSeconds: null }) as const;

function show(state: RatesState) {
  shown.state = state;
  return renderHook(() => useLiveRates(null));
}

const reconnect = () => window.dispatchEvent(new Event('online'));

test('a question that found no way is put again when the session is taken up', () => {
  session.status = 'ended';
  const { rerender } = show({ kind: 'failed' });
  expect(retry).not.toHaveBeenCalled();
  session.status = 'signedIn';
  rerender();
  expect(retry.mock.calls).toEqual([[]]);
});

test('it is put again when the network is back, once per return', () => {
  const { rerender } = show({ kind: 'incomplete' });
  reconnect();
  expect(retry).not.toHaveBeenCalled();
  shown.state = { kind: 'failed' };
  rerender();
  reconnect();
  expect(retry.mock.calls).toEqual([[]]);
});

test('it is put again when the live connection is back: the platform may have been away, and not the network', () => {
  const { unmount } = show({ kind: 'failed' });
  retry.mockClear();
  liveConnection.dispatchEvent(new Event(RETURN));
  expect(retry.mock.calls).toEqual([[]]);
  unmount();
  liveConnection.dispatchEvent(new Event(RETURN));
  expect(retry).toHaveBeenCalledOnce();
});

test('of some answers only carriers that were out of reach are asked again', () => {
  show({ kind: 'asked', carriers: [failed('unreachable'), failed('faulty')] });
  retry.mockClear();
  reconnect();
  expect(retry.mock.calls).toEqual([[['DHL']]]);
});

test('a pause that the platform wants is not cut short', () => {
  show({ kind: 'failed', retryAfterSeconds: 20 });
  reconnect();
  expect(retry).not.toHaveBeenCalled();
});

test('a form that was left asks nothing', () => {
  const { unmount } = show({ kind: 'incomplete' });
  shown.state = { kind: 'failed' };
  unmount();
  reconnect();
  expect(retry).not.toHaveBeenCalled();
});
