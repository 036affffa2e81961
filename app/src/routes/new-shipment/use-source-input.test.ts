import { act, cleanup, renderHook } from '@testing-library/react';
import type { Shipment } from 'contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../http/api-error.ts';
import { createdShipment } from './testing/created-shipment.ts';

const page = vi.hoisted(() => ({ read: {} as object, asked: vi.fn<(question: unknown) => void>() }));
// The page's own client and session begin with the document.
vi.mock('../../http/client.ts', () => ({ http: {} }));
vi.mock('../../data/use-read.ts', () => ({
  useRead(question: unknown) {
    page.asked(question);
    return question === null ? { mutate: async () => undefined } : page.read;
  },
}));
vi.mock('../../data/shipments.ts', () => ({ oneShipment: (id: string) => ({ id }) }));

const { useSourceInput } = await import('./use-source-input.ts');

const template: Shipment = {
  ...createdShipment('shp_1'),
  status: 'avis',
  isAvis: true,
  trackingNumber: null,
  version: 4,
  referenceNumber: 'PO-1',
};
const ordered = createdShipment('shp_1');
const hrefs = {
  show: (id: string) => `/sendungen?shipment=${id}`,
  copy: (id: string) => `/sendungen/neu?shipmentIdToCopy=${id}`,
  create: '/sendungen/neu',
};

/** What the platform answers to whoever asks anew. */
function answering(data: Shipment | undefined, more: object = {}) {
  page.read = {
    data,
    error: undefined,
    isLoading: false,
    isValidating: false,
    mutate: async () => data,
    ...more,
  };
}

beforeEach(() => answering(template));
afterEach(cleanup);

async function open(mode: 'edit' | 'complete' | 'copy' | 'resend' | 'return', isAllowed = true) {
  const view = renderHook(({ filling }) => useSourceInput(filling, { mode, id: 'shp_1' }, isAllowed, hrefs), {
    initialProps: { filling: 'one' },
  });
  // It is asked for anew first.
  await act(async () => {});
  return view;
}

test.each(['edit', 'complete'] as const)(
  'a form that is to %s begins with the template and its version',
  async (mode) => {
    const { result } = await open(mode);
    expect(result.current).toMatchObject({
      input: { referenceNumber: 'PO-1' },
      version: 4,
      unavailable: null,
    });
  },
);

test('a copy begins with what is ordered, without its references', async () => {
  answering({ ...ordered, referenceNumber: 'PO-1' });
  const { result } = await open('copy');
  expect(result.current).toMatchObject({ input: { referenceNumber: '' }, unavailable: null });
});

test('what is sent again keeps its references and its recipient, and a return has it as its sender', async () => {
  answering({ ...ordered, status: 'exception', referenceNumber: 'PO-1' });
  const { from, to } = ordered;
  const again = await open('resend');
  expect(again.result.current.input).toMatchObject({
    referenceNumber: 'PO-1',
    to: { personName: to.personName, companyName: to.companyName },
  });
  const back = await open('return');
  expect(back.result.current.input).toMatchObject({
    from: { companyName: to.companyName, address: { postalCode: to.address.postalCode } },
    to: { companyName: from.companyName, address: { postalCode: from.address.postalCode } },
  });
});

test('what is ordered is not edited: it is cancelled and copied', async () => {
  answering(ordered);
  const { result } = await open('edit');
  expect(result.current.input).toBeNull();
  expect(result.current.unavailable).toEqual({
    kind: 'settled',
    mode: 'edit',
    shipment: {
      version: ordered.version,
      status: 'ordered',
      ordering: null,
      isAvis: false,
      href: '/sendungen?shipment=shp_1',
      copyHref: '/sendungen/neu?shipmentIdToCopy=shp_1',
      canCancel: true,
    },
  });
});

test('what is being ordered is not completed a second time', async () => {
  answering({ ...template, ordering: 'open' });
  const { result } = await open('complete');
  expect(result.current.unavailable).toMatchObject({
    kind: 'settled',
    shipment: { ordering: 'open', canCancel: false },
  });
});

test.each(['notFound', 'invalid', 'forbidden'] as const)('an id that is %s has no form', async (kind) => {
  answering(undefined, { error: new ApiError(kind, 'x') });
  const { result } = await open('copy');
  expect(result.current).toMatchObject({
    input: null,
    unavailable: { kind: 'notFound', mode: 'copy', createHref: '/sendungen/neu' },
  });
});

test('what could not be fetched can be tried again', async () => {
  answering(undefined, { error: new ApiError('server', 'x', { status: 503 }) });
  const { result, rerender } = await open('edit');
  expect(result.current.unavailable).toMatchObject({ kind: 'failed', failure: { status: 503 } });
  answering(template);
  rerender({ filling: 'one' });
  await expect.poll(() => result.current.input).not.toBeNull();
  expect(result.current.unavailable).toBeNull();
});

test('a form that has begun stays, whatever becomes of its shipment, until it begins anew', async () => {
  const { result, rerender } = await open('edit');
  const { input } = result.current;
  answering({ ...ordered, version: 5 });
  rerender({ filling: 'one' });
  expect(result.current).toMatchObject({ version: 4, unavailable: null });
  expect(result.current.input).toBe(input);
  rerender({ filling: 'two' });
  await expect.poll(() => result.current.unavailable).toMatchObject({ kind: 'settled' });
});

test('a question that is on its way is waited for: the answer before it ends with what was known', async () => {
  answering(template, { isValidating: true });
  const { result, rerender } = await open('complete');
  expect(result.current.input).toBeNull();
  answering({ ...template, version: 5, referenceNumber: 'PO-2' });
  rerender({ filling: 'one' });
  await expect.poll(() => result.current).toMatchObject({ input: { referenceNumber: 'PO-2' }, version: 5 });
});

test('for somebody who may not, nothing is asked', async () => {
  page.asked.mockClear();
  const { result } = await open('edit', false);
  expect(result.current).toMatchObject({ input: null, unavailable: null });
  expect(page.asked.mock.calls.every(([question]) => question === null)).toBe(true);
});
