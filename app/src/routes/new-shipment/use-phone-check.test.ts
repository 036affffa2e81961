import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

const idle = vi.hoisted(() => ({ promise: Promise.resolve() }));
vi.mock('../../browser/when-idle.ts', () => ({ whenIdle: () => idle.promise }));

afterEach(() => {
  cleanup();
  vi.resetModules();
});

/** A page that asks for the check, whose code comes from here. */
async function open(load: () => { isValidPhone: () => boolean }) {
  vi.doMock('contract/phone', load);
  const { usePhoneCheck } = await import('./use-phone-check.ts');
  return renderHook(() => usePhoneCheck()).result;
}

test('numbers are judged exactly once the page has nothing more urgent to do', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  idle.promise = promise;
  const check = await open(() => ({ isValidPhone: () => true }));
  expect(check.current).toBeUndefined();
  resolve();
  await expect.poll(() => check.current?.('+4971716060', 'DE')).toBe(true);
});

test('without the code of the check their shape has to do', async () => {
  const unhandled = vi.fn<() => void>();
  process.on('unhandledRejection', unhandled);
  idle.promise = Promise.resolve();
  const check = await open(() => {
    throw new Error('Failed to fetch dynamically imported module');
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  process.off('unhandledRejection', unhandled);
  expect(check.current).toBeUndefined();
  expect(unhandled).not.toHaveBeenCalled();
});
