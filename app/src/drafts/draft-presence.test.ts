import { expect, test } from 'vitest';
import { memoryStorage } from '../storage/testing/memory-storage.ts';
import { draftKeys } from './draft-keys.ts';
import { createDraftPresence } from './draft-presence.ts';
import { isDraftKept } from './is-draft-kept.ts';

const jana = { sub: 'usr_jana', orgCode: 'org_1' };
const timo = { sub: 'usr_timo', orgCode: 'org_1' };

test('a tab hears of drafts of the same person in other tabs, not of its own', async () => {
  const [one, other] = [createDraftPresence(navigator.locks), createDraftPresence(navigator.locks)];
  expect(await one.isElsewhere(jana)).toBe(false);
  one.announce(jana);
  one.announce(jana);
  await expect.poll(() => other.isElsewhere(jana)).toBe(true);
  expect(await one.isElsewhere(jana)).toBe(false);
  expect(await other.isElsewhere(timo)).toBe(false);
  other.announce(jana);
  await expect.poll(() => one.isElsewhere(jana)).toBe(true);
  one.withdraw();
  await expect.poll(() => other.isElsewhere(jana)).toBe(false);
  expect(await one.isElsewhere(jana)).toBe(true);
  other.withdraw();
  other.withdraw();
  await expect.poll(() => one.isElsewhere(jana)).toBe(false);
});

test('a tab that passes to somebody else holds nothing of the one before', async () => {
  const [one, other] = [createDraftPresence(navigator.locks), createDraftPresence(navigator.locks)];
  one.announce(jana);
  one.announce(timo);
  await expect.poll(() => other.isElsewhere(timo)).toBe(true);
  expect(await other.isElsewhere(jana)).toBe(false);
  one.withdraw();
});

test('without locks nobody knows', async () => {
  const presence = createDraftPresence(undefined);
  presence.announce(jana);
  expect(await presence.isElsewhere(jana)).toBe(false);
});

test('a tab knows whether it keeps a draft of somebody', () => {
  const storage = memoryStorage();
  expect(isDraftKept(jana, storage)).toBe(false);
  storage.write(draftKeys.createShipment, JSON.stringify({ owner: jana }));
  expect(isDraftKept(jana, storage)).toBe(true);
  expect(isDraftKept(timo, storage)).toBe(false);
});
