// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import { useExport } from './use-export.ts';

afterEach(cleanup);

test.each([
  ['busy', new ApiError('rateLimited', 'wait', { status: 429, retryAfterSeconds: 30 })],
  ['failed', new ApiError('server', 'broken', { status: 500 })],
  ['failed', new ApiError('offline', 'no network')],
  ['failed', new TypeError('no file')],
] as const)('an export that gave no file is %s after %s', async (state, error) => {
  const { result } = renderHook(() => useExport<string>(() => Promise.reject(error)));
  await act(async () => result.current.run('Hagen', 'csv'));
  expect(result.current.state).toBe(state);
});

test('an export stands as pending until its file is there', async () => {
  const saved = Promise.withResolvers<void>();
  const { result } = renderHook(() => useExport<string>(() => saved.promise));
  expect(result.current.state).toBe('idle');
  act(() => result.current.run('Hagen', 'csv'));
  expect(result.current.state).toBe('pending');
  await act(async () => saved.resolve());
  expect(result.current.state).toBe('idle');
});
