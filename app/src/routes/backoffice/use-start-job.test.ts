import { act, cleanup, renderHook } from '@testing-library/react';
import { cronRunsApi } from 'contract';
import type { ConfirmRequest } from 'design-system/components/ConfirmProvider';
import { overviewCopy as copy } from 'design-system/screens/backoffice/Overview/Overview.copy.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../http/api-error.ts';

interface Toast {
  readonly tone: string;
  readonly title: string;
  readonly description?: string;
  readonly href?: string;
  readonly group?: string;
}
const page = vi.hoisted(() => ({
  call: vi.fn<(endpoint: unknown, sent: { readonly idempotencyKey?: string }) => Promise<unknown>>(),
  confirm: vi.fn<(request: ConfirmRequest) => Promise<boolean>>(),
  addToast: vi.fn<(toast: Toast) => void>(),
}));
vi.mock('design-system/components/ConfirmProvider', () => ({ useConfirm: () => page.confirm }));
vi.mock('design-system/components/LazyToastRegion', () => ({ addToast: page.addToast }));
// The page's own client and session begin with the document.
vi.mock('../../http/client.ts', () => ({ http: { call: page.call } }));

const { forgetEverything, refresh } = await import('../../data/cache.ts');
const { cronRunList } = await import('../../data/cron-runs.ts');
const { useStartJob } = await import('./use-start-job.ts');
const { list, trigger } = cronRunsApi;

/** The runs as the platform lists them. */
let runs: readonly { readonly id: string; readonly kind: string; readonly status: string }[];
let answer: () => Promise<unknown>;
beforeEach(() => {
  vi.resetAllMocks();
  runs = [];
  page.call.mockImplementation(async (endpoint) =>
    endpoint === list ? { items: runs, totalItems: runs.length } : answer(),
  );
});
afterEach(() => {
  cleanup();
  forgetEverything();
});
const sent = () => page.call.mock.calls.filter(([endpoint]) => endpoint === trigger);

/** Presses the button of a job. */
async function press() {
  const { result } = renderHook(() => useStartJob());
  await act(async () => {});
  const again = () => act(async () => result.current('shipment-status'));
  await again();
  return { again };
}

const agree = async ({ onAccept }: ConfirmRequest) => (await onAccept?.(), true);

test('a job that is started is told with the way to its run', async () => {
  page.confirm.mockImplementation(agree);
  answer = async () => ({ id: 'run_7' });
  await press();
  expect(page.confirm.mock.lastCall?.[0].title).toBe('Statusaktualisierung jetzt starten?');
  expect(sent()).toMatchObject([
    [trigger, { body: { kind: 'shipment-status' }, idempotencyKey: expect.any(String) }],
  ]);
  expect(page.addToast).toHaveBeenCalledExactlyOnceWith({
    tone: 'success',
    title: copy.told.started,
    href: '/backoffice/cron-runs/run_7',
    group: 'run_7',
  });
});

test('whoever does not agree starts nothing', async () => {
  page.confirm.mockResolvedValue(false);
  await press();
  expect(page.confirm).toHaveBeenCalledOnce();
  expect(sent()).toEqual([]);
});

test.each([
  ['is refused', { kind: 'conflict', title: copy.told.notStarted.failed, description: 'Läuft bereits.' }],
  ['has no answer', { kind: 'timeout', title: copy.told.notStarted.open, description: undefined }],
] as const)('one that %s is told as that', async (_what, { kind, title, description }) => {
  page.confirm.mockImplementation(agree);
  const problem = description && { title: 'Nicht gestartet.', detail: description, status: 409 };
  answer = async () => {
    throw new ApiError(kind, 'x', (problem ? { status: 409, problem } : {}) as never);
  };
  await press();
  expect(page.addToast).toHaveBeenCalledExactlyOnceWith({
    tone: 'danger',
    title,
    description: description ?? expect.stringContaining('Die Antwort ist ausgeblieben.'),
  });
});

test('what is pressed again is the same until the run is over that it may have started, and another one then', async () => {
  const runOf = (id: string, status: string, kind = 'shipment-status') => ({ id, status, kind });
  runs = [runOf('run_1', 'success')];
  page.confirm.mockImplementation(agree);
  answer = async () => {
    throw new ApiError('timeout', 'no answer');
  };
  const { again } = await press();
  const listed = async (...items: typeof runs) => {
    runs = items;
    await act(() => refresh(cronRunList));
    await again();
  };
  await listed(runOf('run_3', 'success', 'tracking'), runOf('run_2', 'pending'), runOf('run_1', 'success'));
  await listed(runOf('run_2', 'failed'), runOf('run_1', 'success'));
  const [first, second, third] = sent().map(([, { idempotencyKey }]) => idempotencyKey);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});
