import { expect, test } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import { type Read, type Reading, toFetched, toResource } from './to-resource.ts';

const error = new ApiError('server', '', { status: 503, requestId: 'r-1', retryAfterSeconds: 7 });
const failure = { at: error.time.toISOString(), status: 503, requestId: 'r-1', retryAfterSeconds: 7 };
const refusal = { person: { name: 'A', role: 'B', organizationName: 'C' }, helper: 'owner' } as const;

const fetched = (read: Partial<Read<string>>, reading?: Reading<string>) =>
  toFetched({ isValidating: false, ...read }, reading);
const resource = (read: Partial<Read<string>>, holdsInput?: boolean) =>
  toResource({ isValidating: false, ...read }, { refusal, ...(holdsInput && { holdsInput }) });

test('what has no answer yet is loading, and says when that takes long', () => {
  expect(fetched({ isValidating: true })).toEqual({ kind: 'loading', isSlow: false });
  expect(fetched({ isValidating: true }, { isSlow: true })).toEqual({ kind: 'loading', isSlow: true });
});

test('what failed says what support needs, and stays while it is tried again', () => {
  expect(fetched({ error })).toEqual({ kind: 'failed', failure, isRetrying: false });
  expect(fetched({ error, isValidating: true })).toEqual({ kind: 'failed', failure, isRetrying: true });
});

test('of a failure only what is known is told', () => {
  const unreached = new ApiError('offline', '');
  expect(fetched({ error: unreached })).toStrictEqual({
    kind: 'failed',
    failure: { at: unreached.time.toISOString() },
    isRetrying: false,
  });
});

test('a value stays while it is refreshed, and is old where that failed', () => {
  const ready = { kind: 'ready', value: 'now', isRefreshing: false };
  expect(fetched({ data: 'now' })).toStrictEqual(ready);
  expect(fetched({ data: 'now', isValidating: true })).toStrictEqual({ ...ready, isRefreshing: true });
  expect(fetched({ data: 'now', error })).toStrictEqual({ ...ready, failure });
});

test('the answer to an earlier question stays until that of now is there, as what it is', () => {
  const older = { kind: 'ready', value: 'before', isRefreshing: true, isOlder: true };
  expect(fetched({ isValidating: true }, { older: 'before' })).toStrictEqual(older);
  expect(fetched({ isValidating: true, error }, { older: 'before' })).toStrictEqual({ ...older, failure });
  expect(fetched({ data: 'now' }, { older: 'before' })).toStrictEqual({
    kind: 'ready',
    value: 'now',
    isRefreshing: false,
  });
});

test.each(['notFound', 'invalid'] as const)('one that is %s is not there, even just now', (kind) => {
  expect(resource({ error: new ApiError(kind, '') })).toEqual({ kind: 'notFound' });
  expect(resource({ data: 'now', error: new ApiError(kind, '') })).toEqual({ kind: 'notFound' });
});

test('what a person may see no more is gone, with who could change that', () => {
  const forbidden = new ApiError('forbidden', '', { status: 403 });
  expect(resource({ error: forbidden })).toEqual({ kind: 'forbidden', refusal });
  expect(resource({ data: 'now', error: forbidden })).toEqual({ kind: 'forbidden', refusal });
});

test.each([
  ['notFound', 'deleted'],
  ['invalid', 'deleted'],
  ['forbidden', 'forbidden'],
] as const)('beside what is typed one that is %s stays, as what it is', (kind, loss) => {
  const lost = new ApiError(kind, '');
  expect(resource({ data: 'now', error: lost }, true)).toStrictEqual({
    kind: 'ready',
    value: 'now',
    isRefreshing: false,
    loss,
  });
  expect(resource({ error: lost }, true)).toEqual(resource({ error: lost }));
});

test('any other outcome of one thing is that of a part', () => {
  expect(resource({ data: 'now', error })).toEqual(fetched({ data: 'now', error }));
  expect(resource({ error })).toEqual(fetched({ error }));
});

test('an answer that says that there is nothing is an answer, beside an earlier one too', () => {
  const read: Read<string | null> = { data: null, isValidating: false };
  const none = { kind: 'ready', value: null, isRefreshing: false };
  expect(toFetched(read)).toStrictEqual(none);
  expect(toFetched(read, { older: 'before' })).toStrictEqual(none);
  expect(toFetched({ ...read, error })).toStrictEqual({ ...none, failure });
});
