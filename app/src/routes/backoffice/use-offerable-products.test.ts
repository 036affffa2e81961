import { act, cleanup, renderHook } from '@testing-library/react';
import { carrierPackagingRulesApi, carrierProductsApi, defaultPackagingRules, type Quote } from 'contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const { call } = vi.hoisted(() => ({ call: vi.fn<(endpoint: unknown) => Promise<unknown>>() }));
// The page's own client begins with the document.
vi.mock('../../http/client.ts', () => ({ http: { call } }));

const { forgetEverything } = await import('../../data/cache.ts');
const { ApiError } = await import('../../http/api-error.ts');
const { useOfferableProducts } = await import('./use-offerable-products.ts');

const address = (countryCode: string) => ({ address: { countryCode, postalCode: '8001' } });
const pallet = { packaging: 'pallet_non_loadable', lengthCm: 120, widthCm: 80, heightCm: 160, weightKg: 840 };
const draft = {
  from: address('DE'),
  to: address('CH'),
  shipmentData: { type: 'package', packages: [pallet] },
};
const quote = (status: Quote['status']) => ({ status, draft }) as unknown as Quote;
const [open, answered] = [quote('open'), quote('answered')];

const product = { code: 'X', name: 'X', displayName: '', contents: ['package'], countries: ['CH', 'DE'] };
const freight = { ...product, carrier: 'DEKU', maxWeightKg: 1000 };
const parcel = { ...product, carrier: 'DHL', maxWeightKg: 31.5 };
const items = [parcel, freight, { ...freight, countries: ['DE'] }];

let answers: Map<unknown, () => Promise<unknown>>;
beforeEach(() => {
  answers = new Map<unknown, () => Promise<unknown>>([
    [carrierProductsApi.list, async () => ({ items, totalItems: 3, totalPages: 1 })],
    [carrierPackagingRulesApi.list, async () => ({ items: defaultPackagingRules })],
  ]);
  call.mockReset();
  call.mockImplementation(async (endpoint) => answers.get(endpoint)?.());
});
afterEach(() => {
  cleanup();
  forgetEverything();
});

const offerable = (of?: Quote) => renderHook(() => useOfferableProducts(of)).result;

test('each product is told with what is known against it', async () => {
  const result = offerable(open);
  expect(result.current.products.kind).toBe('loading');
  await expect.poll(() => result.current.products.kind).toBe('ready');
  const { products } = result.current;
  expect(products.kind === 'ready' && products.value.map(({ reason }) => reason)).toEqual([
    '„Palette, nicht belastbar“ ist nicht erlaubt',
    undefined,
    'Nicht für die Schweiz',
  ]);
});

test('without the rules nothing is said to fit', async () => {
  answers.set(carrierPackagingRulesApi.list, () =>
    Promise.reject(new ApiError('server', 'gone', { status: 503 })),
  );
  const result = offerable(open);
  await expect.poll(() => result.current.products.kind).toBe('failed');
});

test('what could not be had is asked for again, and nothing else', async () => {
  const answered = answers.get(carrierPackagingRulesApi.list);
  answers.set(carrierPackagingRulesApi.list, () =>
    Promise.reject(new ApiError('server', 'gone', { status: 503 })),
  );
  const result = offerable(open);
  await expect.poll(() => result.current.products.kind).toBe('failed');
  if (answered) answers.set(carrierPackagingRulesApi.list, answered);
  call.mockClear();
  await act(() => result.current.onRetry());
  await expect.poll(() => result.current.products.kind).toBe('ready');
  expect(call.mock.calls.map(([endpoint]) => endpoint)).toEqual([carrierPackagingRulesApi.list]);
});

test('nothing is asked for a quote that is answered', () => {
  offerable(answered);
  offerable();
  expect(call).not.toHaveBeenCalled();
});
