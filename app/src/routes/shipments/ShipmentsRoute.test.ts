import { shipmentsApi } from 'contract';
import { expect, test, vi } from 'vitest';
import type { Question } from '../../data/read.ts';

const { preloadRead } = vi.hoisted(() => ({ preloadRead: vi.fn<(question: Question) => void>() }));
// The page's own client and session begin with the document.
vi.mock('../../http/client.ts', () => ({ http: {} }));
vi.mock('../../data/use-read.ts', () => ({ preloadRead }));
vi.mock('../../services.ts', () => ({ session: { getBooleanFlag: () => true } }));
// The screen is not shown here, and takes seconds to load.
vi.mock('design-system/screens/shipments/Shipments/Shipments', () => ({ Shipments: () => null }));
vi.mock('design-system/patterns/MissingPart/MissingPanel', () => ({ MissingPanel: () => null }));

const { preload } = await import('./ShipmentsRoute.tsx');

const list = (query: object) => [shipmentsApi.list, { query }];
/** What every address says. */
const plain = { status: 'all', by: 'created', sort: '-created' };
const one = (id: string) => [shipmentsApi.get, { params: { id } }];

test.each([
  ['search=a&page=2', [list({ ...plain, search: 'a', page: 2 })]],
  // How it is shown is no question to the API.
  ['columns=price', [list({ ...plain, page: 1 })]],
  ['shipment=shp_1', [list({ ...plain, page: 1 }), one('shp_1')]],
])('%s asks in advance for what it shows', (query, questions) => {
  vi.resetAllMocks();
  preload({ query: new URLSearchParams(query) });
  expect(preloadRead.mock.calls.map(([{ endpoint, options }]) => [endpoint, options])).toEqual(questions);
});
