import { act, cleanup, render } from '@testing-library/react';
import { type QuoteAnswer, rateRequestsApi } from 'contract';
import type { OfferPanelProps } from 'design-system/screens/backoffice/Offers/OfferPanel';
import type { OffersProps } from 'design-system/screens/backoffice/Offers/Offers';
import { offersCopy } from 'design-system/screens/backoffice/Offers/Offers.copy.ts';
import { writeFailureCopy } from 'design-system/screens/write-failure.copy.ts';
import { createElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const page = vi.hoisted(() => ({
  call: vi.fn<(endpoint: unknown) => Promise<unknown>>(),
  addToast: vi.fn<(toast: { readonly title: string; readonly description?: string }) => void>(),
  confirm: vi.fn<() => Promise<boolean>>(),
  panel: undefined as OfferPanelProps | undefined,
}));
vi.mock('design-system/components/ConfirmProvider', () => ({
  preloadConfirm: async () => undefined,
  useConfirm: () => page.confirm,
}));
vi.mock('design-system/components/LazyToastRegion', () => ({
  addToast: page.addToast,
  preloadToasts: async () => undefined,
}));
// The page's own client and session begin with the document.
vi.mock('../../http/client.ts', () => ({ http: { call: page.call } }));
vi.mock('../../services.ts', () => ({ session: {}, config: {} }));
vi.mock('../../session/use-session.ts', () => ({
  useSession: () => ({ claims: { access: { sub: 'usr_1' } } }),
}));
vi.mock('../to-refusal.ts', () => ({ toRefusal: () => null }));
// The screens are not what is tried here, and take seconds to load.
vi.mock('design-system/screens/backoffice/Offers/Offers', () => ({
  Offers: ({ panel }: OffersProps) => panel,
}));
vi.mock('design-system/screens/backoffice/Offers/OfferPanel', () => ({
  OfferPanel(props: OfferPanelProps) {
    page.panel = props;
    return null;
  },
}));

const { forgetEverything, refresh } = await import('../../data/cache.ts');
const { oneOffer } = await import('../../data/offers.ts');
const { ApiError } = await import('../../http/api-error.ts');
const { Component } = await import('./OffersRoute.tsx');
const { get, answer } = rateRequestsApi;
const { told } = offersCopy;

let status = 'open';
/** What was answered, once it was. */
let answered = {};
let send: () => Promise<unknown>;
beforeEach(() => {
  vi.clearAllMocks();
  page.panel = undefined;
  status = 'open';
  answered = {};
  page.call.mockImplementation(async (endpoint) => {
    if (endpoint === answer) return send();
    return endpoint === get
      ? { id: 'q_1', status, quoteNumber: 'PA-1', ...answered }
      : { items: [], totalItems: 0, totalPages: 1 };
  });
});
afterEach(() => {
  cleanup();
  forgetEverything();
});

/** The panel of an open quote, in which something is typed. */
async function typeAnswer() {
  const router = createMemoryRouter([{ path: '*', Component }], {
    initialEntries: ['/backoffice/angebote?quote=q_1'],
  });
  await act(async () => render(createElement(RouterProvider, { router })));
  await expect.poll(() => page.panel?.state.kind).toBe('ready');
  await act(async () => page.panel?.answering.onChangedChange(true));
  return { close: () => act(async () => page.panel?.onClose()), search: () => router.state.location.search };
}
const titles = () => page.addToast.mock.calls.map(([{ title }]) => title);
const give = (input: QuoteAnswer = { offer: null, message: 'Nein.' }) =>
  act(async () => page.panel?.answering.onAnswer(input));

test.each([
  ['that somebody else has given', 'answered', told.answeredMeanwhile],
  ['to what is withdrawn', 'withdrawn', told.withdrawnMeanwhile],
])('whoever types an answer %s is told so, and is asked about nothing', async (_, becomes, title) => {
  const { close, search } = await typeAnswer();
  status = becomes;
  await act(() => refresh(oneOffer));
  await expect.poll(titles).toEqual([title]);
  await close();
  expect(search()).toBe('');
  expect(page.confirm).not.toHaveBeenCalled();
});

test('what is typed for a quote that is still open is asked about', async () => {
  const { close, search } = await typeAnswer();
  await close();
  expect(page.confirm).toHaveBeenCalledOnce();
  expect(search()).toBe('?quote=q_1');
});

test('what is typed for a quote that is deleted meanwhile stays', async () => {
  await typeAnswer();
  page.call.mockRejectedValue(new ApiError('notFound', ''));
  await act(() => refresh(oneOffer));
  await expect.poll(() => page.panel?.state).toMatchObject({ kind: 'ready', loss: 'deleted' });
});

test('an answer that is sent is told once', async () => {
  const { close } = await typeAnswer();
  send = async () => {
    status = 'refused';
    return { id: 'q_1', status, offer: null };
  };
  await give();
  await expect.poll(() => page.panel?.state).toMatchObject({ value: { status: 'refused' } });
  expect(titles()).toEqual([told.refused]);
  await close();
  expect(page.confirm).not.toHaveBeenCalled();
});

test('whoever was overtaken is told so once', async () => {
  await typeAnswer();
  send = async () => {
    status = 'answered';
    const problem = { title: 'Schon beantwortet.', status: 409 };
    throw new ApiError('conflict', 'answered', { status: 409, problem } as never);
  };
  await give();
  await expect.poll(() => page.panel?.state).toMatchObject({ value: { status: 'answered' } });
  expect(titles()).toEqual([told.notAnswered.failed]);
  expect(page.addToast.mock.lastCall?.[0].description).not.toContain('PA-1');
});

const offer: QuoteAnswer['offer'] = {
  carrier: 'DHL',
  carrierProductCode: 'V01PAK',
  priceNetCents: 4200,
  deliveryDate: '2026-12-03',
  validUntil: '2026-12-10',
};
const theirs = { ...offer, carrierProduct: 'DHL Paket' };
const me = { id: 'usr_1', full_name: 'Ich' };
const refusal = { offer: null, message: 'Nein.' };

test.each<[string, QuoteAnswer, object, string]>([
  ['my refusal', refusal, { ...refusal, answeredBy: me }, told.refused],
  ['my offer', { offer, message: '' }, { offer: theirs, message: '', answeredBy: me }, told.sent],
  [
    'somebody else’s refusal',
    refusal,
    { ...refusal, answeredBy: { id: 'usr_2', full_name: 'Du' } },
    told.answeredMeanwhile,
  ],
  ['my other reason', refusal, { ...refusal, message: 'Später.', answeredBy: me }, told.answeredMeanwhile],
  [
    'my other offer',
    { offer, message: '' },
    { offer: { ...theirs, priceNetCents: 4300 }, message: '', answeredBy: me },
    told.answeredMeanwhile,
  ],
])('whoever finds %s after the answer to theirs was lost is told what it is', async (_, input, is, title) => {
  await typeAnswer();
  send = async () => {
    answered = is;
    status = 'answered';
    throw new ApiError('timeout', 'no answer');
  };
  await give(input);
  await expect.poll(titles).toEqual([title]);
});

test('what has become of a quote is not told while the answer to it is on its way', async () => {
  const { close } = await typeAnswer();
  const sent = Promise.withResolvers<void>();
  send = async () => {
    answered = { ...refusal, answeredBy: me };
    status = 'refused';
    await sent.promise;
    return { id: 'q_1', quoteNumber: 'PA-1', offer: null };
  };
  await give();
  await act(() => refresh(oneOffer));
  await expect.poll(() => page.panel?.state).toMatchObject({ value: { status: 'refused' } });
  expect(titles()).toEqual([]);
  await act(async () => sent.resolve());
  expect(titles()).toEqual([told.refused]);
  await close();
});

test.each([
  ['is given', async () => ({ id: 'q_1', quoteNumber: 'PA-1', offer: null }), told.refused],
  [
    'may be given',
    async () => {
      throw new ApiError('timeout', 'no answer');
    },
    told.notAnswered.open,
  ],
  [
    'is refused',
    async () => {
      const problem = { title: 'Abgelehnt.', status: 422 };
      throw new ApiError('invalid', 'no', { status: 422, problem } as never);
    },
    told.notAnswered.failed,
  ],
])('an answer whose quote is left while it is sent and that %s is told of', async (_, outcome, title) => {
  page.confirm.mockResolvedValue(true);
  const { close, search } = await typeAnswer();
  const answered = Promise.withResolvers<void>();
  send = () => answered.promise.then(outcome);
  await give();
  await close();
  expect(search()).toBe('');
  await act(async () => answered.resolve());
  expect(page.addToast.mock.calls).toMatchObject([[{ title, description: expect.stringContaining('PA-1') }]]);
});

test('a failure names no quote that has no number', async () => {
  page.confirm.mockResolvedValue(true);
  answered = { quoteNumber: '' };
  const { close } = await typeAnswer();
  const sent = Promise.withResolvers<void>();
  send = async () => {
    await sent.promise;
    throw new ApiError('timeout', 'no answer');
  };
  await give();
  await close();
  await act(async () => sent.resolve());
  expect(page.addToast.mock.calls).toMatchObject([[{ description: writeFailureCopy.unanswered }]]);
});
