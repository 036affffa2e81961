import { act, cleanup, renderHook } from '@testing-library/react';
import { defaultGeography } from 'contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useServedGeography } from './use-served-geography.ts';

const servedGeography = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('../../data/served-geography.ts', () => ({ servedGeography }));

beforeEach(() => void servedGeography.mockReset().mockResolvedValue(defaultGeography));
afterEach(cleanup);

const happen = (moment: 'focusin' | 'input', tag = 'input') => {
  const element = document.body.appendChild(document.createElement(tag));
  element.dispatchEvent(new Event(moment, { bubbles: true }));
  element.remove();
};
const enter = () => happen('input');

test('a form that nobody touches asks for nothing; with the first entry it asks once', async () => {
  const { result } = renderHook(() => useServedGeography());
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(servedGeography).not.toHaveBeenCalled();
  enter();
  enter();
  await expect.poll(() => result.current.geography).toBe(defaultGeography);
  expect(servedGeography).toHaveBeenCalledTimes(1);
});

test('a field that somebody goes to is enough, and a heading that takes the focus is not', async () => {
  renderHook(() => useServedGeography());
  happen('focusin', 'h1');
  expect(servedGeography).not.toHaveBeenCalled();
  happen('focusin', 'select');
  await expect.poll(() => servedGeography).toHaveBeenCalledTimes(1);
});

/** A form whose first attempt to fetch them has failed. */
async function openWithFailure() {
  servedGeography.mockRejectedValueOnce(new Error('offline'));
  const { result } = renderHook(() => useServedGeography());
  enter();
  await expect.poll(() => servedGeography).toHaveBeenCalledTimes(1);
  await act(async () => undefined);
  expect(result.current.geography).toBeUndefined();
  return result;
}

test.each<[string, () => void]>([
  ['the next field', () => happen('focusin')],
  ['the network', () => window.dispatchEvent(new Event('online'))],
])('where they could not be fetched %s asks again, and no key does', async (_, again) => {
  const result = await openWithFailure();
  enter();
  expect(servedGeography).toHaveBeenCalledTimes(1);
  again();
  await expect.poll(() => result.current.geography).toBe(defaultGeography);
  happen('focusin');
  expect(servedGeography).toHaveBeenCalledTimes(2);
});

test('what the platform has judged otherwise is asked anew', async () => {
  const { result } = renderHook(() => useServedGeography());
  enter();
  await expect.poll(() => result.current.geography).toBe(defaultGeography);
  const changed = { ...defaultGeography };
  servedGeography.mockResolvedValue(changed);
  act(() => result.current.renew());
  await expect.poll(() => result.current.geography).toBe(changed);
});

test('a form that has gone asks for nothing any more', () => {
  renderHook(() => useServedGeography()).unmount();
  enter();
  expect(servedGeography).not.toHaveBeenCalled();
});
