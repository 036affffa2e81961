import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftKey } from '../../drafts/draft-keys.ts';
import { nobody, signedIn } from '../../session/testing/snapshots.ts';

const page = vi.hoisted(() => ({
  snapshot: undefined as unknown,
  loadUserProfile: vi.fn<() => Promise<void>>(),
  announce: vi.fn<(...forms: unknown[]) => void>(),
  withdraw: vi.fn<() => void>(),
  openLiveNotifications: vi.fn<() => () => void>(),
  whenIdle: vi.fn<() => Promise<void>>(),
}));
// The page's own session and channel begin with the document.
vi.mock('../../services.ts', () => ({
  session: {
    getSnapshot: () => page.snapshot,
    subscribe: () => () => undefined,
    loadUserProfile: page.loadUserProfile,
  },
}));
vi.mock('../../data/cache.ts', () => ({ forgetEverything: vi.fn(), refreshEverything: vi.fn() }));
vi.mock('../../drafts/draft-presence.ts', async (original) => ({
  ...(await original<object>()),
  draftPresence: page,
}));
vi.mock('../../browser/when-idle.ts', () => ({ whenIdle: page.whenIdle }));
vi.mock('../../socket/live-notifications.ts', () => page);

const { useSignedInServices } = await import('./use-signed-in-services.ts');

const close = vi.fn<() => void>();
beforeEach(() => {
  vi.clearAllMocks();
  sessionStorage.clear();
  page.snapshot = signedIn();
  page.loadUserProfile.mockResolvedValue();
  page.openLiveNotifications.mockReturnValue(close);
  page.whenIdle.mockResolvedValue();
});
afterEach(cleanup);

const start = () => renderHook(() => useSignedInServices());

test('the channel opens once the page is drawn, and closes with the frame', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  page.whenIdle.mockReturnValue(promise);
  const { unmount } = start();
  expect(page.loadUserProfile).not.toHaveBeenCalled();
  resolve();
  await expect.poll(() => page.openLiveNotifications).toHaveBeenCalledOnce();
  expect(page.loadUserProfile).toHaveBeenCalledOnce();
  expect(close).not.toHaveBeenCalled();
  unmount();
  expect(close).toHaveBeenCalledOnce();
});

test('a frame that is gone before opens none', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  page.whenIdle.mockReturnValue(promise);
  start().unmount();
  resolve();
  await new Promise((settled) => setTimeout(settled, 20));
  expect(page.openLiveNotifications).not.toHaveBeenCalled();
  expect(page.loadUserProfile).not.toHaveBeenCalled();
});

test('a name that the provider does not tell is no failure', async () => {
  const unhandled = vi.fn<() => void>();
  process.on('unhandledRejection', unhandled);
  page.loadUserProfile.mockRejectedValue(new Error('unreachable'));
  start();
  await expect.poll(() => page.openLiveNotifications).toHaveBeenCalledOnce();
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

test('other tabs hear of a draft that lies here, whatever its form', () => {
  const begun = 'einen Kontakt geändert und noch nicht gespeichert';
  sessionStorage.setItem(draftKey('contact'), JSON.stringify({ owner: { sub: 's', orgCode: 'o' }, begun }));
  start();
  expect(page.announce.mock.calls).toEqual([
    [
      { sub: 's', orgCode: 'o' },
      { kept: 'draft', begun: [begun] },
    ],
  ]);
});

test('nothing is said of a draft before it is known who is there', () => {
  page.snapshot = nobody;
  start();
  expect(page.announce).not.toHaveBeenCalled();
  expect(page.withdraw).not.toHaveBeenCalled();
});
