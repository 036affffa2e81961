import { act, cleanup, renderHook } from '@testing-library/react';
import { problemCodes } from 'contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { write } from '../../data/write.ts';
import { ApiError } from '../../http/api-error.ts';

const { addToast } = vi.hoisted(() => ({ addToast: vi.fn<(toast: unknown) => void>() }));
vi.mock('design-system/components/LazyToastRegion', () => ({ addToast }));
// The page's own client and session begin with the document.
vi.mock('../../http/client.ts', () => ({ http: {} }));

const { useProductSwitches } = await import('./use-product-switches.ts');

const row = {
  id: 'prd_1',
  carrier: 'DHL',
  name: 'Paket',
  displayName: '',
  isActive: true,
  version: 3,
} as const;
type Row = Omit<typeof row, 'isActive' | 'version'> & {
  readonly isActive: boolean;
  readonly version: number;
};

const send = vi.fn<(input: unknown) => Promise<Row>>();
const refresh = vi.fn<() => void>();
beforeEach(() => {
  vi.resetAllMocks();
});
afterEach(cleanup);

function open() {
  const { result, rerender, unmount } = renderHook(
    ({ shown }: { readonly shown: readonly Row[] }) =>
      useProductSwitches(
        write((input: unknown) => send(input)),
        { shown, toInput: ({ version }: Row, isActive) => ({ version, isActive }), refresh },
      ),
    { initialProps: { shown: [row] as readonly Row[] } },
  );
  return {
    standing: (of: Row = row) => result.current.standingOf(of),
    press: (isActive = false) => act(async () => result.current.onSwitch(row, isActive)),
    show: (shown: readonly Row[]) => rerender({ shown }),
    unmount,
  };
}

const lost = new ApiError('timeout', 'no answer');
const stale = new ApiError('conflict', 'too late', {
  status: 412,
  problem: { title: 'Inzwischen geändert.', status: 412, code: problemCodes.versionStale } as never,
});

test('whoever had no answer is not told that it was not done, until the list says how it stands', async () => {
  send.mockRejectedValue(lost);
  const switches = open();
  await switches.press();
  expect(switches.standing()).toMatchObject({ message: expect.stringContaining('Wir wissen nicht') });
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(addToast).not.toHaveBeenCalled();
  expect(switches.standing({ ...row, isActive: false, version: 4 })).toBeUndefined();
});

test('who was overtaken is told so beside what stands there by now', async () => {
  send.mockRejectedValue(stale);
  const switches = open();
  await switches.press();
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(switches.standing({ ...row, version: 4 })).toMatchObject({
    message: expect.stringContaining('Inzwischen geändert'),
  });
});

test.each([
  ['the row is not in the list any more', (switches: ReturnType<typeof open>) => switches.show([])],
  ['the page was left', (switches: ReturnType<typeof open>) => switches.unmount()],
])('where %s, a failure is told in a message of its own', async (_what, leave) => {
  const { promise, reject } = Promise.withResolvers<Row>();
  send.mockReturnValue(promise);
  const switches = open();
  await switches.press();
  leave(switches);
  await act(async () => reject(lost));
  expect(addToast).toHaveBeenCalledWith({
    tone: 'danger',
    title: 'Wir wissen nicht, ob DHL Paket geändert wurde.',
    description: expect.stringContaining('Die Antwort ist ausgeblieben.'),
  });
});

test('what is taken back and fails is told too, once its row is gone', async () => {
  send.mockResolvedValueOnce({ ...row, isActive: false, version: 4 });
  const switches = open();
  await switches.press();
  switches.show([]);
  const [toast] = addToast.mock.calls[0] as [{ action: { onAction: () => void } }];
  send.mockRejectedValue(new ApiError('offline', 'no way'));
  await act(async () => toast.action.onAction());
  expect(addToast).toHaveBeenLastCalledWith(expect.objectContaining({ tone: 'danger' }));
});
