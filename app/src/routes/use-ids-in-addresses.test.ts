import { shipmentsApi } from 'contract';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ApiError } from '../http/api-error.ts';

const { http } = vi.hoisted(() => ({ http: { call: vi.fn<(...call: unknown[]) => Promise<unknown>>() } }));
// The page's own client begins with the document.
vi.mock('../http/client.ts', () => ({ http }));

const { oneShipment } = await import('../data/shipments.ts');
const { preloadRead, useRead } = await import('../data/use-read.ts');

beforeEach(() => vi.resetAllMocks());

/** What is known of a shipment when an address with this id is first shown. */
function askFor(id: string): { error: ApiError | undefined; isLoading: boolean } {
  let said: { error: ApiError | undefined; isLoading: boolean } | undefined;
  function Probe() {
    const { error, isLoading } = useRead(oneShipment(id));
    said = { error, isLoading };
    return null;
  }
  renderToString(createElement(Probe));
  if (!said) throw new Error('Nothing was rendered.');
  return said;
}

test.each(['', '.', '..', 'a/b', 'shp 1', 'x'.repeat(65), 'shp_1?', '%2e%2e', 'a\u0000', '\uD800'])(
  'an id like %j is not found, and never asked for',
  (id) => {
    expect(askFor(id)).toMatchObject({ error: { kind: 'notFound', status: 404 }, isLoading: false });
    preloadRead(oneShipment(id));
    expect(http.call).not.toHaveBeenCalled();
  },
);

test.each(['shp_1', 'inv-A', '550e8400-e29b-41d4-a716-446655440000', 'x'.repeat(64)])(
  'an id like %j is asked for',
  (id) => {
    expect(askFor(id)).toEqual({ error: undefined, isLoading: true });
    http.call.mockResolvedValue({});
    preloadRead(oneShipment(id));
    expect(http.call.mock.calls).toEqual([[shipmentsApi.get, { params: { id } }]]);
  },
);
