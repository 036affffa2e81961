import { act, cleanup, renderHook } from '@testing-library/react';
import { problemCodes } from 'contract';
import { rowSwitchesCopy as copy } from 'design-system/patterns/ListFrame/row-switches.copy.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { write } from '../../data/write.ts';
import { ApiError } from '../../http/api-error.ts';

interface Toast {
  readonly tone: string;
  readonly title: string;
  readonly description?: string;
  readonly action?: { readonly onAction: () => void };
}
const { addToast, closeToast } = vi.hoisted(() => ({
  addToast: vi.fn<(toast: Toast) => string>(),
  closeToast: vi.fn<(key: string) => void>(),
}));
vi.mock('design-system/components/LazyToastRegion', () => ({ addToast, closeToast }));
// The page's own client and session begin with the document.
vi.mock('../../http/client.ts', () => ({ http: {} }));

const { useRowSwitches } = await import('./use-row-switches.ts');

/** With two switches, of which one ends the other. */
interface Row {
  readonly id: string;
  readonly isMember: boolean;
  readonly isTaxed: boolean;
  readonly version: number;
}
type Name = 'isMember' | 'isTaxed';

const row: Row = { id: 'a', isMember: false, isTaxed: true, version: 3 };
const another: Row = { ...row, id: 'b' };

const send = vi.fn<(row: Row) => Promise<Row>>();
const save = async (sent: Row) => ({ ...sent, version: sent.version + 1 });
beforeEach(() => {
  vi.resetAllMocks();
});
afterEach(cleanup);

const keyOf = ({ id }: Row) => id;
const list = {
  keyOf,
  nameOf: keyOf,
  changesOf: (name: Name, isOn: boolean) =>
    name === 'isMember' ? { isMember: isOn, isTaxed: !isOn } : { isTaxed: isOn },
  toInput: (sent: Row) => sent,
  toRow: (answer: Row) => answer,
  done: ({ id }: Row, name: Name, isOn: boolean, isUndone: boolean) => [id, name, isOn, isUndone].join(),
};

function open() {
  const { result, rerender, unmount } = renderHook(
    ({ shown }: { readonly shown: readonly Row[] }) =>
      useRowSwitches(
        write((sent: Row) => send(sent)),
        { ...list, shown },
      ),
    { initialProps: { shown: [row, another] as readonly Row[] } },
  );
  return {
    standing: (of: Row = row) => result.current.standingOf(of),
    latest: (of: Row = row) => result.current.latest(of),
    press: (of: Row = row, name: Name = 'isMember', isOn = true) =>
      act(async () => result.current.onSwitch(of, name, isOn)),
    show: (shown: readonly Row[]) => rerender({ shown }),
    unmount,
  };
}

/** Answers that come when the test says so. */
function heldAnswers() {
  const answers: (() => void)[] = [];
  send.mockImplementation((sent) => {
    const { promise, resolve } = Promise.withResolvers<Row>();
    answers.push(() => void save(sent).then(resolve));
    return promise;
  });
  return answers;
}

const titles = () => addToast.mock.calls.map(([{ title }]) => title);
const takeBack = () => act(async () => addToast.mock.lastCall?.[0].action?.onAction());
const lost = new ApiError('timeout', 'no answer');
const stale = new ApiError('conflict', 'too late', {
  status: 412,
  problem: { title: 'Inzwischen geändert.', status: 412, code: problemCodes.versionStale } as never,
});

test('of several that are switched at once each waits for its own answer', async () => {
  const answers = heldAnswers();
  const switches = open();
  await switches.press();
  await switches.press(another, 'isTaxed', false);
  expect(switches.standing()).toEqual({ kind: 'pending', name: 'isMember', isOn: true });
  expect(switches.standing(another)).toEqual({ kind: 'pending', name: 'isTaxed', isOn: false });
  await act(async () => answers[0]?.());
  expect(switches.standing()).toBeUndefined();
  expect(switches.standing(another)).toMatchObject({ kind: 'pending' });
});

test('after an answer the next press goes on from it, though the list is older', async () => {
  send.mockImplementation(save);
  const switches = open();
  await switches.press();
  const known = switches.latest();
  expect(known).toEqual({ ...row, isMember: true, isTaxed: false, version: 4 });
  await switches.press(known, 'isMember', false);
  expect(send).toHaveBeenLastCalledWith({ ...row, version: 4 });
  expect(switches.latest({ ...row, version: 9 }).version).toBe(9);
});

test('what is taken back is as it was before, whatever the press has changed, and cannot be taken back again', async () => {
  send.mockImplementation(save);
  const switches = open();
  const untaxed = { ...row, isTaxed: false };
  await switches.press(untaxed);
  await takeBack();
  expect(send).toHaveBeenLastCalledWith({ ...untaxed, version: 4 });
  expect(titles()).toEqual(['a,isMember,true,false', 'a,isMember,false,true']);
  expect(addToast.mock.lastCall?.[0].action).toBeUndefined();
});

test('what a later press on the same row has followed cannot be taken back any more', async () => {
  send.mockImplementation(save);
  addToast.mockImplementation(({ title }) => title);
  const switches = open();
  await switches.press();
  await switches.press(another);
  expect(closeToast).not.toHaveBeenCalled();
  await switches.press(switches.latest(), 'isTaxed', true);
  expect(closeToast).toHaveBeenCalledExactlyOnceWith('a,isMember,true,false');
});

test('whoever had no answer is not told that it was not done, until the list says how it stands', async () => {
  send.mockRejectedValue(lost);
  const switches = open();
  await switches.press();
  expect(switches.standing()).toEqual({ kind: 'failed', message: copy.open });
  expect(addToast).not.toHaveBeenCalled();
  expect(switches.standing({ ...row, isMember: true, version: 4 })).toBeUndefined();
});

test('who was overtaken is told so beside what stands there by now', async () => {
  send.mockRejectedValue(stale);
  const switches = open();
  await switches.press();
  expect(switches.standing({ ...row, version: 4 })).toEqual({ kind: 'failed', message: copy.overtaken });
});

test.each([
  ['the row is not in the list any more', (switches: ReturnType<typeof open>) => switches.show([another])],
  ['the page was left', (switches: ReturnType<typeof open>) => switches.unmount()],
])('where %s, a failure is told in a message of its own', async (_what, leave) => {
  const { promise, reject } = Promise.withResolvers<Row>();
  send.mockReturnValue(promise);
  const switches = open();
  await switches.press();
  leave(switches);
  await act(async () => reject(lost));
  expect(addToast).toHaveBeenCalledExactlyOnceWith({
    tone: 'danger',
    title: copy.openOf('a'),
    description: expect.stringContaining('Die Antwort ist ausgeblieben.'),
  });
});

test('what is taken back and fails is told too, once its row is gone', async () => {
  send.mockImplementationOnce(save);
  const switches = open();
  await switches.press();
  switches.show([]);
  send.mockRejectedValue(new ApiError('offline', 'no way'));
  await takeBack();
  expect(addToast).toHaveBeenLastCalledWith(expect.objectContaining({ tone: 'danger' }));
});
