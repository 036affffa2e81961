import { afterEach, expect, test, vi } from 'vitest';
import { reportError, setErrorReporter } from './report-error.ts';

afterEach(() => vi.restoreAllMocks());

test('what fails before the monitoring is there is told once it is, the first ones and once each', () => {
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
