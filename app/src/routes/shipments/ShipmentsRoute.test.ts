import { expect, test, vi } from 'vitest';

const { preloadShipment, preloadShipments } = vi.hoisted(() => ({
  preloadShipment: vi.fn<(id: string) => void>(),
  preloadShipments: vi.fn<(query: object) => void>(),
}));
// The page's own client and session begin with the document.
vi.mock('../../data/shipments.ts', () => ({ preloadShipment, preloadShipments }));
vi.mock('../../services.ts', () => ({ session: {} }));
// The screen is not shown here, and takes seconds to load.
vi.mock('design-system/screens/shipments/Shipments/Shipments', () => ({ Shipments: () => null }));
vi.mock('design-system/screens/shipments/Shipments/MissingPanel', () => ({ MissingPanel: () => null }));

const { preload } = await import('./ShipmentsRoute.tsx');

test.each([
  ['search=a&page=2', { search: 'a', status: 'all', page: 2 }, []],
  ['shipment=shp_1', { search: '', status: 'all', page: 1 }, [['shp_1']]],
])('%s asks in advance for what it shows', (query, filter, shipments) => {
  vi.resetAllMocks();
  preload({ query: new URLSearchParams(query) });
  expect(preloadShipments.mock.calls).toEqual([[filter]]);
  expect(preloadShipment.mock.calls).toEqual(shipments);
});
