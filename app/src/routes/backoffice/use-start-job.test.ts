import { act, cleanup, renderHook } from '@testing-library/react';
import { cronRunsApi } from 'contract';
import type { ConfirmRequest } from 'design-system/components/ConfirmProvider';
import { overviewCopy as copy } from 'design-system/screens/backoffice/Overview/Overview.copy.ts';
import { createElement, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../http/api-error.ts';

interface Toast {
  readonly tone: string;
  readonly title: string;
  readonly description?: string;
  readonly action?: { readonly label: string; readonly onAction: () => void };
}
const page = vi.hoisted(() => ({
  call: vi.fn<(endpoint: unknown, sent: unknown) => Promise<unknown>>(),
  confirm: vi.fn<(request: ConfirmRequest) => Promise<boolean>>(),
  addToast: vi.fn<(toast: Toast) => void>(),
}));
vi.mock('design-system/components/ConfirmProvider', () => ({ useConfirm: () => page.confirm }));
vi.mock('design-system/components/LazyToastRegion', () => ({ addToast: page.addToast }));
// The page's own client and session begin with the document.
vi.mock('../../http/client.ts', () => ({ http: { call: page.call } }));

const { useStartJob } = await import('./use-start-job.ts');

beforeEach(() => void vi.resetAllMocks());
afterEach(cleanup);

/** Presses the button of a job, in a page with an address of its own. */
async function press() {
  let router: ReturnType<typeof createMemoryRouter> | undefined;
  const wrapper = ({ children }: { readonly children: ReactNode }) => {
    router ??= createMemoryRouter([{ path: '*', element: children }], { initialEntries: ['/backoffice'] });
    return createElement(RouterProvider, { router });
  };
  const { result } = renderHook(() => useStartJob(), { wrapper });
  await act(async () => result.current('shipment-status'));
  return { path: () => router?.state.location.pathname };
}

const agree = async ({ onAccept }: ConfirmRequest) => (await onAccept?.(), true);

test('a job that is started is told with the way to its run', async () => {
  page.confirm.mockImplementation(agree);
  page.call.mockResolvedValue({ id: 'run_7' });
  const { path } = await press();
  expect(page.confirm.mock.lastCall?.[0].title).toBe(copy.confirm.titles['shipment-status']);
  expect(page.call).toHaveBeenCalledExactlyOnceWith(
    cronRunsApi.trigger,
    expect.objectContaining({ body: { kind: 'shipment-status' }, idempotencyKey: expect.any(String) }),
  );
  const [toast] = page.addToast.mock.lastCall ?? [];
  expect(toast).toMatchObject({ tone: 'success', title: copy.told.started });
  await act(async () => toast?.action?.onAction());
  expect(path()).toBe('/backoffice/cron-runs/run_7');
});

test('whoever does not agree starts nothing', async () => {
  page.confirm.mockResolvedValue(false);
  await press();
  expect(page.confirm).toHaveBeenCalledOnce();
  expect(page.call).not.toHaveBeenCalled();
});

test.each([
  ['is refused', { kind: 'conflict', title: copy.told.notStarted.failed, description: 'Läuft bereits.' }],
  ['has no answer', { kind: 'timeout', title: copy.told.notStarted.open, description: undefined }],
] as const)('one that %s is told as that', async (_what, { kind, title, description }) => {
  page.confirm.mockImplementation(agree);
  const problem = description && { title: 'Nicht gestartet.', detail: description, status: 409 };
  page.call.mockRejectedValue(new ApiError(kind, 'x', (problem ? { status: 409, problem } : {}) as never));
  await press();
  expect(page.addToast).toHaveBeenCalledExactlyOnceWith({
    tone: 'danger',
    title,
    description: description ?? expect.stringContaining('Die Antwort ist ausgeblieben.'),
  });
});
