import { expect, test } from 'vitest';
import { UnreachablePage } from '../build/stale-build.ts';
import { ApiError } from '../http/api-error.ts';
import { toErrorState } from './to-error-state.ts';

/** What react-router throws for an address that no route has, and for a loader that answers so. */
const routeError = (status: number) => ({ status, statusText: '', data: '', internal: true });

test.each([
  'Failed to fetch dynamically imported module: https://app.example/a.js',
  'error loading dynamically imported module: https://app.example/a.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/a.css',
])('„%s“ is a build that is no more', (message) => {
  expect(toErrorState(new TypeError(message))).toEqual({ kind: 'outdated' });
});

test('a page whose server does not answer is out of reach', () => {
  expect(toErrorState(new UnreachablePage())).toEqual({ kind: 'unreachable' });
});

test('an address that nothing has is not found; any other status is told', () => {
  expect(toErrorState(routeError(404))).toEqual({ kind: 'notFound' });
  expect(toErrorState(routeError(405))).toEqual({ kind: 'failed', code: 405 });
});

test('a failed request is told with its words, its status and what support asks for', () => {
  const problem = { type: 'about:blank', title: 'Service Unavailable', status: 503 };
  const detailed = { ...problem, detail: 'Bis 14:30 Uhr.' };
  expect(
    toErrorState(new ApiError('server', '', { status: 503, requestId: 'r-1', problem: detailed })),
  ).toEqual({ kind: 'failed', code: 503, message: 'Bis 14:30 Uhr.', reference: 'r-1' });
  expect(toErrorState(new ApiError('server', '', { status: 503, problem }))).toStrictEqual({
    kind: 'failed',
    code: 503,
  });
  expect(toErrorState(new ApiError('offline', ''))).toStrictEqual({ kind: 'failed', code: 500 });
});

test.each([new Error('secret'), 'secret', undefined, { status: 404 }])('of %s nothing is told', (error) => {
  expect(toErrorState(error)).toEqual({ kind: 'failed', code: 500 });
});
