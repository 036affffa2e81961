import { renderHook, waitFor } from '@testing-library/react';
import type { NextPickups, ReadyToPickUp } from 'contract';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetEverything, rememberAnswer } from '../../data/cache.ts';
import { nextPickups } from '../../data/pickups.ts';
import { useReady } from './use-ready.ts';

const { call } = vi.hoisted(() => ({ call: vi.fn<(...call: unknown[]) => Promise<unknown>>() }));
// The page's own client and session begin with the document.
vi.mock('../../http/client.ts', () => ({ http: { call } }));

const ready: ReadyToPickUp = {
  shipments: 1,
  packages: 2,
  weightKg: 9,
  maximumWeightKg: 5,
  longestSideCm: 40,
};
const answer = (of: ReadyToPickUp): NextPickups => ({ items: [], ready: of });

afterEach(() => {
  forgetEverything();
  call.mockReset();
});

test('a form waits for what is ready now, though an answer from before the last shipment is known', async () => {
  rememberAnswer(nextPickups(), answer({ ...ready, shipments: 0, packages: 0 }));
  const asked = Promise.withResolvers<NextPickups>();
  call.mockImplementation(() => asked.promise);
  const { result } = renderHook(() => useReady());
  await waitFor(() => expect(call).toHaveBeenCalled());
  expect(result.current).toBeUndefined();
  asked.resolve(answer(ready));
  await waitFor(() => expect(result.current).toEqual(ready));
});

test('nobody is kept waiting where it cannot be asked for', async () => {
  call.mockRejectedValue(new Error('Away'));
  const { result } = renderHook(() => useReady());
  await waitFor(() => expect(result.current).toBeNull());
});
