import { expect, test, vi } from 'vitest';

const { preloadShipment, preloadShipments } = vi.hoisted(() => ({
  preloadShipment: vi.fn<(id: string) => void>(),
  preloadShipments: vi.fn<(query: object) => void>(),
}));
// The page's own client and session begin with the document.
vi.mock('../../data/shipments.ts', () => ({ preloadShipment, preloadShipments }));

const { preload } = await import('./shipments.preload.ts');

test.each([
  ['/sendungen?search=a&page=2', { search: 'a', status: 'all', page: 2 }, []],
  ['/sendungen?shipment=shp_1', { search: '', status: 'all', page: 1 }, [['shp_1']]],
])('%s asks in advance for what it shows', (address, query, shipments) => {
  vi.resetAllMocks();
  preload(new URL(address, 'https://app.example'));
  expect(preloadShipments.mock.calls).toEqual([[query]]);
  expect(preloadShipment.mock.calls).toEqual(shipments);
});
