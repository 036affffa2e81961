import { expect, test } from 'vitest';
import { memoryStorage } from '../../browser/testing/memory-storage.ts';
import { createSharedSession } from './shared-session.ts';

test.each([false, true])(
  'what is remembered is found until it is forgotten (local storage: %s)',
  (isLocal) => {
    const storage = memoryStorage();
    const shared = createSharedSession(isLocal, storage);
    expect([shared.mark(), shared.isOver(), shared.mayRefresh()]).toEqual([null, true, false]);
    shared.remember('a.b', 'r-1');
    expect([shared.mark(), shared.isOver(), shared.mayRefresh()]).toEqual(['a.b', false, true]);
    expect(shared.refreshToken()).toBe(isLocal ? 'r-1' : undefined);
    expect(storage.keys('').sort()).toEqual(
      isLocal ? ['lotse.refresh-token', 'lotse.session'] : ['lotse.session'],
    );
    shared.remember('a.c', undefined);
    expect([shared.mark(), shared.refreshToken()]).toEqual(['a.c', isLocal ? 'r-1' : undefined]);
    shared.forget('signedOut');
    expect(storage.keys('')).toEqual([]);
  },
);

test('a session that has ended leaves a sign of it and nothing else', () => {
  const storage = memoryStorage();
  const shared = createSharedSession(true, storage);
  shared.remember('a.b', 'r-1');
  shared.forget('ended');
  expect(storage.keys('')).toEqual(['lotse.session']);
  expect([shared.mark(), shared.isOver(), shared.mayRefresh()]).toEqual(['ended', true, false]);
});

test('in local-storage mode nothing can be refreshed without a token', () => {
  const shared = createSharedSession(true, memoryStorage());
  shared.remember('a.b', undefined);
  expect([shared.isOver(), shared.mayRefresh()]).toEqual([false, false]);
});

test('a storage that is full is replaced by memory, which forgets too', () => {
  const storage = memoryStorage();
  const shared = createSharedSession(true, storage);
  storage.isFull = true;
  shared.remember('a.b', 'r-1');
  expect([shared.mark(), shared.refreshToken()]).toEqual(['a.b', 'r-1']);
  shared.forget('signedOut');
  expect([shared.mark(), shared.refreshToken()]).toEqual([null, undefined]);
  shared.remember('a.c', 'r-2');
  storage.isFull = false;
  shared.remember('a.d', 'r-3');
  expect([shared.mark(), shared.refreshToken()]).toEqual(['a.d', 'r-3']);
  storage.remove('lotse.session');
  expect(shared.mark()).toBeNull();
});

test('a full storage that still has an old value is made to take the new one', () => {
  const storage = memoryStorage();
  const shared = createSharedSession(false, storage);
  shared.forget('ended');
  const roomy = { ...storage };
  storage.write = (key, value) => storage.read(key) === null && roomy.write(key, value);
  shared.remember('a.b', undefined);
  expect([shared.mark(), storage.read('lotse.session')]).toEqual(['a.b', 'a.b']);
});

test('a storage that takes nothing does not bring back what was there before', () => {
  const storage = memoryStorage();
  const shared = createSharedSession(false, storage);
  shared.forget('ended');
  storage.isFull = true;
  shared.remember('a.b', undefined);
  expect([shared.mark(), shared.mayRefresh()]).toEqual(['a.b', true]);
});
