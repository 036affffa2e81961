import { expect, test } from 'vitest';
import { createDraftPresence } from './draft-presence.ts';

const jana = { sub: 'usr_jana', orgCode: 'org_1' };
const timo = { sub: 'usr_timo', orgCode: 'org_1' };

test('a tab hears of drafts of the same person in other tabs, not of its own', async () => {
  const [one, other] = [createDraftPresence(navigator.locks), createDraftPresence(navigator.locks)];
  expect(await one.keptElsewhere(jana)).toBe('nothing');
  one.announce(jana, 'draft');
  one.announce(jana, 'draft');
  await expect.poll(() => other.keptElsewhere(jana)).toBe('draft');
  expect(await one.keptElsewhere(jana)).toBe('nothing');
  expect(await other.keptElsewhere(timo)).toBe('nothing');
  other.announce(jana, 'draft');
  await expect.poll(() => one.keptElsewhere(jana)).toBe('draft');
  one.withdraw();
  await expect.poll(() => other.keptElsewhere(jana)).toBe('nothing');
  expect(await one.keptElsewhere(jana)).toBe('draft');
  other.withdraw();
  other.withdraw();
  await expect.poll(() => one.keptElsewhere(jana)).toBe('nothing');
});

test('an order that is under way in another tab is told from a draft', async () => {
  const [one, other] = [createDraftPresence(navigator.locks), createDraftPresence(navigator.locks)];
  one.announce(jana, 'draft');
  one.announce(jana, 'order');
  await expect.poll(() => other.keptElsewhere(jana)).toBe('order');
  expect(await one.keptElsewhere(jana)).toBe('nothing');
  one.announce(jana, 'draft');
  await expect.poll(() => other.keptElsewhere(jana)).toBe('draft');
  one.withdraw();
  await expect.poll(() => other.keptElsewhere(jana)).toBe('nothing');
});

test('a tab that passes to somebody else holds nothing of the one before', async () => {
  const [one, other] = [createDraftPresence(navigator.locks), createDraftPresence(navigator.locks)];
  one.announce(jana, 'draft');
  one.announce(timo, 'draft');
  await expect.poll(() => other.keptElsewhere(timo)).toBe('draft');
  expect(await other.keptElsewhere(jana)).toBe('nothing');
  one.withdraw();
});

test('without locks nobody knows', async () => {
  const presence = createDraftPresence(undefined);
  presence.announce(jana, 'order');
  expect(await presence.keptElsewhere(jana)).toBe('nothing');
});
