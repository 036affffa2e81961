import { expect, test } from 'vitest';
import { ApiError } from '../../http/api-error.ts';
import { toCronRunState } from './to-cron-run-state.ts';

const refusal = { person: { name: '', role: '', organizationName: '' }, helper: 'administrator' } as const;
const asked = (onlyFailed: boolean) => ({
  filter: { onlyFailed, page: 1 },
  latest: undefined,
  isSlow: false,
  refusal,
});

test('no items at all is not the same as none that failed', () => {
  const read = { data: { items: [], totalItems: 0 }, isValidating: false };
  expect(toCronRunState(read, asked(false))).toEqual({ kind: 'empty' });
  expect(toCronRunState(read, asked(true))).toEqual({ kind: 'noHits' });
});

test('a run that is gone, or whose id is none, is not found; a fault is a failure', () => {
  const failing = (kind: 'notFound' | 'invalid' | 'server') =>
    toCronRunState({ error: new ApiError(kind, '', { status: 400 }), isValidating: false }, asked(false))
      .kind;
  expect(failing('notFound')).toBe('notFound');
  expect(failing('invalid')).toBe('notFound');
  expect(failing('server')).toBe('failed');
});
