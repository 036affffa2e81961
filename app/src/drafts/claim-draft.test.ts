import { afterEach, expect, test, vi } from 'vitest';
import { claimDraft } from './claim-draft.ts';
import { draftKeys } from './draft-keys.ts';
import { hasShipmentDraft } from './has-shipment-draft.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the first tab has the draft, a copy of it has not, and other drafts are free', async () => {
  expect(await claimDraft('a')).toBe(true);
  const patience = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  const copy = claimDraft('a');
  patience.abort();
  expect(await copy).toBe(false);
  // A person waits for the form meanwhile.
  expect(timeout.mock.calls[0]?.[0]).toBeLessThanOrEqual(1000);
  timeout.mockRestore();
  expect(await claimDraft('b')).toBe(true);
});

test('a page that is being reloaded gets its draft once its predecessor is gone', async () => {
  let leave = () => {};
  const gone = new Promise<void>((resolve) => (leave = resolve));
  const held = navigator.locks.request('lotse.draft.c', () => gone);
  const claim = claimDraft('c');
  leave();
  await held;
  expect(await claim).toBe(true);
});

test('without locks every tab takes itself for the only one', async () => {
  vi.stubGlobal('navigator', {});
  expect(await claimDraft('d')).toBe(true);
  expect(await claimDraft('d')).toBe(true);
});

test.each([
  ['{}', true],
  [null, false],
])('a tab whose entry is %j has a draft: %s', (entry, expected) => {
  const getItem = (key: string) => (key === draftKeys.createShipment ? entry : null);
  vi.stubGlobal('sessionStorage', { getItem });
  expect(hasShipmentDraft()).toBe(expected);
});

test('a browser that keeps nothing has no draft', () => {
  const getItem = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem });
  expect(hasShipmentDraft()).toBe(false);
});
