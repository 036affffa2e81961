import type { ContactDraft } from 'contract';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../http/api-error.ts';
import { type ImportItem, type ImportOutcome, type ImportProgress, runImport } from './run-import.ts';

const items: ImportItem[] = [2, 3, 4, 5, 6].map((line) => ({
  line,
  draft: {} as ContactDraft,
  target: null,
}));

function start(send: (item: ImportItem) => Promise<unknown>, before = new Map<number, ImportOutcome>()) {
  let latest: ImportProgress | undefined;
  const wait = vi.fn(async () => undefined);
  const running = runImport(items, before, {
    send,
    wait,
    onProgress: (progress) => {
      latest = progress;
    },
    unknownFailure: 'Unbekannt',
  });
  return { ...running, wait, latest: () => latest };
}

test('two rows are under way at a time, and all of them once', async () => {
  let most = 0;
  let now = 0;
  const sent: number[] = [];
  const { end, latest } = start(async ({ line }) => {
    now += 1;
    most = Math.max(most, now);
    sent.push(line);
    await new Promise((resolve) => setTimeout(resolve, 1));
    now -= 1;
  });
  await end;
  expect(most).toBe(2);
  expect(sent.toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6]);
  expect(latest()).toMatchObject({ kind: 'finished' });
  expect(latest()?.outcomes.size).toBe(5);
});

test('a row that is refused is told of, and the others go on', async () => {
  const problem = { type: '', status: 422, title: '1 Angabe fehlt.' };
  const { end, latest } = start(async ({ line }) => {
    if (line === 3) throw new ApiError('invalid', '', { status: 422, problem });
  });
  await end;
  expect(latest()?.kind).toBe('finished');
  expect(latest()?.outcomes.get(3)).toEqual({ failed: '1 Angabe fehlt.' });
  expect(latest()?.outcomes.get(6)).toBe('done');
});

test('a row that somebody may not write tells why, in place of what every refusal is called', async () => {
  const detail = 'Nur Inhaber können Absenderadressen ändern.';
  const problem = { type: '', status: 403, title: 'Fehlende Berechtigung', detail };
  const { end, latest } = start(async ({ line }) => {
    if (line === 3) throw new ApiError('forbidden', '', { status: 403, problem });
  });
  await end;
  expect(latest()?.outcomes.get(3)).toEqual({ failed: detail });
});

test('who is too fast waits as long as they are told, and sends the same again', async () => {
  let refusals = 1;
  const { end, wait, latest } = start(async () => {
    if (refusals-- > 0) throw new ApiError('rateLimited', '', { status: 429, retryAfterSeconds: 9 });
  });
  await end;
  expect(wait).toHaveBeenCalledWith(9, expect.anything());
  expect(latest()?.outcomes.size).toBe(5);
});

test('without an answer it stops, and goes on with what is left', async () => {
  const first = start(async ({ line }) => {
    if (line >= 4) throw new ApiError('offline', '');
  });
  await first.end;
  expect(first.latest()?.kind).toBe('interrupted');
  const outcomes = first.latest()?.outcomes ?? new Map();
  expect([...outcomes.keys()].toSorted((a, b) => a - b)).toEqual([2, 3]);
  const sent: number[] = [];
  const second = start(async ({ line }) => void sent.push(line), new Map(outcomes));
  await second.end;
  expect(sent.toSorted((a, b) => a - b)).toEqual([4, 5, 6]);
  expect(second.latest()?.kind).toBe('finished');
});

test.each([
  ['a refusal of what stands in between', new ApiError('forbidden', '', { status: 403 })],
  ['a fault of the platform', new ApiError('server', '', { status: 500 })],
  ['an answer that came too late', new ApiError('timeout', '')],
  ['a session that has ended', new ApiError('unauthorized', '', { status: 401 })],
])('%s is no word about the row: it stops', async (_, error) => {
  const { end, latest } = start(async () => {
    throw error;
  });
  await end;
  expect(latest()).toMatchObject({ kind: 'interrupted', outcomes: new Map() });
});

test('it can be stopped: what is under way ends, and nothing more is sent', async () => {
  const sent: number[] = [];
  const running = start(async ({ line }) => {
    sent.push(line);
    await Promise.resolve();
    running.pause();
  });
  await running.end;
  expect(running.latest()?.kind).toBe('paused');
  expect(sent.length).toBeLessThanOrEqual(2);
});
