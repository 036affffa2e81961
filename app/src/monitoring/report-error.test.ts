import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.restoreAllMocks());

test('what fails before the monitoring is there is told once it is, the first ones and once each', async () => {
  // Other tests of the same process stand in for it, and may have been first.
  vi.resetModules();
  vi.doUnmock('./report-error.ts');
  const { reportError, setErrorReporter } = await import('./report-error.ts');
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const errors = Array.from({ length: 12 }, (_, index) => new Error(String(index)));
  errors.forEach(reportError);
  expect(log).toHaveBeenCalledTimes(12);
  const reporter = vi.fn<(error: unknown) => void>();
  setErrorReporter((error) => reporter(error));
  expect(reporter.mock.calls.flat()).toEqual(errors.slice(0, 10));
  reportError('later');
  expect(reporter).toHaveBeenLastCalledWith('later');
  expect(log).toHaveBeenCalledTimes(12);
});
