import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useWrite } from './use-write.ts';
import { write } from './write.ts';

afterEach(cleanup);

function setUp(outlivesPage: boolean) {
  const answer = Promise.withResolvers<string>();
  const signals: AbortSignal[] = [];
  const save = write(
    (_: string, { signal }) => {
      signals.push(signal);
      return answer.promise;
    },
    { outlivesPage },
  );
  const said: string[] = [];
  const shown: boolean[] = [];
  const { result, rerender, unmount } = renderHook(
    (greeting: string) =>
      useWrite(save, {
        onDone(text, _, isShown) {
          said.push(`${greeting} ${text}`);
          shown.push(isShown);
        },
      }),
    { initialProps: 'first', reactStrictMode: true },
  );
  return { result, rerender, unmount, answer, signals, said, shown };
}

test('a page shows how its write stands, and says what it would say by now', async () => {
  const { result, rerender, answer, said } = setUp(false);
  expect(result.current.state).toEqual({ kind: 'idle' });
  act(() => void result.current.run('a'));
  expect(result.current.state).toEqual({ kind: 'pending', input: 'a' });
  rerender('second');
  await act(async () => answer.resolve('A'));
  expect(result.current.state).toEqual({ kind: 'done', input: 'a', answer: 'A' });
  expect(said).toEqual(['second A']);
  act(() => result.current.reset());
  expect(result.current.state).toEqual({ kind: 'idle' });
});

test.each([
  [false, true, []],
  [true, false, ['first A']],
])('when its page is left, outliving it: %s', async (outlivesPage, isAborted, words) => {
  const { result, unmount, answer, signals, said } = setUp(outlivesPage);
  act(() => void result.current.run('a'));
  unmount();
  expect(signals.map(({ aborted }) => aborted)).toEqual([isAborted]);
  await act(async () => answer.resolve('A'));
  expect(said).toEqual(words);
});

test.each([true, false])(
  'what is sent once its page is left has words for nobody who sees it, outliving it: %s',
  async (outlivesPage) => {
    const { result, unmount, answer, said, shown } = setUp(outlivesPage);
    unmount();
    void result.current.run('a');
    await act(async () => answer.resolve('A'));
    expect(said).toEqual(['first A']);
    expect(shown).toEqual([false]);
  },
);

test('a page that is there sees the answer', async () => {
  const { result, answer, shown } = setUp(true);
  act(() => void result.current.run('a'));
  await act(async () => answer.resolve('A'));
  expect(shown).toEqual([true]);
});
