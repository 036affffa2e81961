import { afterEach, expect, test, vi } from 'vitest';
import { createDraftClaims } from './claim-draft.ts';

afterEach(() => vi.restoreAllMocks());

/** One page each: they share the browser's locks and nothing else. */
const page = () => createDraftClaims(navigator.locks);

test('the first tab has the draft, a copy of it has not, and other drafts are free', async () => {
  const [one, copy] = [page(), page()];
  expect(await one.claim('a')).toBe(true);
  const patience = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  const claim = copy.claim('a');
  patience.abort();
  expect(await claim).toBe(false);
  // A person waits for the form meanwhile.
  expect(timeout.mock.calls[0]?.[0]).toBeLessThanOrEqual(1000);
  timeout.mockRestore();
  expect(await copy.claim('b')).toBe(true);
});

test('a page that comes back to its own form has its own draft', async () => {
  const one = page();
  expect(await one.claim('e')).toBe(true);
  expect(await one.claim('e')).toBe(true);
});

test('a page that is being reloaded gets its draft once its predecessor is gone', async () => {
  let leave = () => {};
  const gone = new Promise<void>((resolve) => (leave = resolve));
  const held = navigator.locks.request('lotse.draft.c', () => gone);
  const claim = page().claim('c');
  leave();
  await held;
  expect(await claim).toBe(true);
});

test('without locks every tab takes itself for the only one', async () => {
  expect(await createDraftClaims(undefined).claim('d')).toBe(true);
  expect(await createDraftClaims(undefined).claim('d')).toBe(true);
});
