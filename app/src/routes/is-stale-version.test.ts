import { problemCodes } from 'contract';
import { expect, test } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import { isStaleVersion } from './is-stale-version.ts';

const refused = (code?: string) =>
  new ApiError('conflict', 'x', {
    status: 412,
    problem: { type: 'about:blank', title: '', status: 412, ...(code !== undefined && { code }) },
  });

test('only the platform’s own word tells that somebody was faster', () => {
  expect(isStaleVersion(refused(problemCodes.versionStale))).toBe(true);
  expect(isStaleVersion(refused())).toBe(false);
  expect(isStaleVersion(new ApiError('conflict', 'x', { status: 412 }))).toBe(false);
  expect(isStaleVersion(new TypeError('oops'))).toBe(false);
});
