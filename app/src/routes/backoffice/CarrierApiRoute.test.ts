import { act, cleanup, render } from '@testing-library/react';
import { carrierApi, carrierOperationLabels, type CarrierRequest } from 'contract';
import type { CarrierApiProps } from 'design-system/screens/backoffice/CarrierApi/CarrierApi';
import { carrierApiCopy } from 'design-system/screens/backoffice/CarrierApi/CarrierApi.copy.ts';
import { createElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const page = vi.hoisted(() => ({
  call: vi.fn<(endpoint: unknown) => Promise<unknown>>(),
  addToast: vi.fn<(toast: object) => void>(),
  screen: undefined as CarrierApiProps | undefined,
}));
vi.mock('design-system/components/ConfirmProvider', () => ({
  preloadConfirm: async () => undefined,
  useConfirm: () => question.confirm,
}));
vi.mock('design-system/components/LazyToastRegion', () => ({
  addToast: page.addToast,
  preloadToasts: async () => undefined,
}));
// The page's own client and session begin with the document.
vi.mock('../../http/client.ts', () => ({ http: { call: page.call } }));
vi.mock('../../services.ts', () => ({ session: {}, config: {} }));
vi.mock('../../session/use-session.ts', () => ({ useSession: () => ({ claims: null }) }));
vi.mock('../to-refusal.ts', () => ({ toRefusal: () => null }));
vi.mock('./rights-of-staff.ts', () => ({ mayAdminister: () => true }));
// The screen is not what is tried here, and takes seconds to load.
vi.mock('design-system/screens/backoffice/CarrierApi/CarrierApi', () => ({
  CarrierApi(props: CarrierApiProps) {
    page.screen = props;
    return null;
  },
}));

const { forgetEverything } = await import('../../data/cache.ts');
const { ApiError } = await import('../../http/api-error.ts');
const { fakeConfirm } = await import('../../leaving/testing/fake-confirm.ts');
const { Component } = await import('./CarrierApiRoute.tsx');

let question: ReturnType<typeof fakeConfirm>;
let answer: PromiseWithResolvers<unknown>;
beforeEach(() => {
  question = fakeConfirm();
  vi.clearAllMocks();
  answer = Promise.withResolvers();
  page.call.mockImplementation(async (endpoint) =>
    endpoint === carrierApi.request ? answer.promise : { connections: [] },
  );
});
afterEach(() => {
  cleanup();
  forgetEverything();
});

const cancellation = {
  carrier: 'DHL',
  operation: 'cancel',
  request: { trackingNumber: '0034' },
} as CarrierRequest;

/** The page, with a cancellation on its way, which it has asked about. */
async function cancel() {
  const routes = [
    { path: '/', Component },
    { path: '*', element: null },
  ];
  const router = createMemoryRouter(routes);
  await act(async () => render(createElement(RouterProvider, { router })));
  await act(async () => page.screen?.request.onSend(cancellation));
  await question.answer(true);
  return { leave: () => act(() => router.navigate('/anderswo')) };
}

const title = carrierApiCopy.answer.title('DHL', carrierOperationLabels.cancel);
const { outcomes, tool } = carrierApiCopy;
const answerOf =
  (outcome: string, detail = '') =>
  () =>
    answer.resolve({ outcome, detail });
const refuse = () => {
  const problem = { title: 'Abgelehnt.', status: 409 } as never;
  answer.reject(new ApiError('conflict', 'no', { status: 409, problem }));
};

test.each([
  ['is done', answerOf('answered'), { tone: 'success', title, description: `0034 · ${outcomes.answered}` }],
  [
    'is refused by the carrier',
    answerOf('refused', 'Schon unterwegs.'),
    { tone: 'danger', title, description: `0034 · ${outcomes.refused} · Schon unterwegs.` },
  ],
  [
    'comes to nothing',
    answerOf('timeout', 'No answer in time'),
    { tone: 'danger', title, description: `0034 · ${outcomes.timeout}` },
  ],
  [
    'is refused by us',
    refuse,
    { tone: 'danger', title: tool.notSent, description: `${title} · 0034 · Abgelehnt.` },
  ],
])('a cancellation that %s after its page was left is told of', async (_, end, toast) => {
  const { leave } = await cancel();
  await leave();
  await act(async () => end());
  expect(page.addToast.mock.calls).toEqual([[toast]]);
});

test('whoever stays sees the answer, and is told nothing beside it', async () => {
  await cancel();
  await act(async () => answerOf('answered')());
  expect(page.screen?.request.answer).toMatchObject({ outcome: 'answered' });
  expect(page.addToast).not.toHaveBeenCalled();
});
