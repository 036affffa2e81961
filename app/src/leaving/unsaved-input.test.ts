import { expect, test, vi } from 'vitest';
import { heldInput, holdInput, onInputGone } from './unsaved-input.ts';

const settled = () => Promise.resolve();

test('it is told when the last page lets go, and not where a page goes on to hold something else', async () => {
  const onGone = vi.fn<() => void>();
  const stop = onInputGone(onGone);
  const draft = holdInput('draft');
  const other = holdInput('draft');
  draft();
  await settled();
  expect(onGone).not.toHaveBeenCalled();

  other();
  const order = holdInput('order');
  await settled();
  expect(heldInput()).toBe('order');
  expect(onGone).not.toHaveBeenCalled();

  order();
  await settled();
  expect(heldInput()).toBe('nothing');
  expect(onGone).toHaveBeenCalledOnce();

  stop();
  holdInput('draft')();
  await settled();
  expect(onGone).toHaveBeenCalledOnce();
});
