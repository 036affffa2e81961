import { act, cleanup, renderHook } from '@testing-library/react';
import type { OpenShipment } from 'contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ClosingInput } from '../../data/day-end-closings.ts';

const send = vi.hoisted(() => vi.fn<(inputs: readonly ClosingInput[]) => Promise<unknown>>());
// The page's own client and session begin with the document.
vi.mock('../../http/client.ts', () => ({ http: {} }));
vi.mock('../../data/day-end-closings.ts', () => ({
  closeDay: { send, makesOld: [], outlivesPage: true },
}));
vi.mock('design-system/components/LazyToastRegion', () => ({ addToast: () => undefined }));

const { useClosing } = await import('./use-closing.ts');

beforeEach(() => send.mockReset().mockResolvedValue([]));
afterEach(cleanup);

const open = () =>
  renderHook(({ asOf }: { asOf: string | undefined }) => useClosing(asOf), {
    initialProps: { asOf: '2026-11-20T14:00:00.000Z' },
  });
const asked = [{ carrier: 'DHL', only: 'all', shipments: 14, packages: 21, weightKg: 132.4 }] as const;
const shipmentOf = (id: string) => ({ id, packages: 1, weightKg: 2, failure: null }) as OpenShipment;

test('what is ordered while the question is open is not closed by it', async () => {
  const { result, rerender } = open();
  act(() => result.current.onAsk(asked));
  // The list was read anew, with three more that nobody was shown.
  rerender({ asOf: '2026-11-20T14:05:00.000Z' });
  expect(result.current.question).toEqual(asked);
  await act(async () => result.current.onAccept());
  expect(send.mock.lastCall?.[0]).toMatchObject([{ orderedUntil: '2026-11-20T14:00:00.000Z' }]);
  act(() => result.current.onAsk(asked));
  await act(async () => result.current.onAccept());
  expect(send.mock.lastCall?.[0]).toMatchObject([{ orderedUntil: '2026-11-20T14:05:00.000Z' }]);
});

test('what is left out and is not open any more is forgotten, of its carrier alone', () => {
  const { result } = open();
  act(() => result.current.exclude('DHL', shipmentOf('cancelled'), true));
  act(() => result.current.exclude('DHL', shipmentOf('open'), true));
  act(() => result.current.exclude('GLS', shipmentOf('other'), true));
  act(() => result.current.forgetClosed('DHL', [shipmentOf('open'), shipmentOf('another')]));
  expect([...result.current.excluded.keys()]).toEqual(['open', 'other']);
});
