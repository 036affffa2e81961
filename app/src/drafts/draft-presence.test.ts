import { expect, test } from 'vitest';
import { createDraftPresence, type KeptForms, nothingKept } from './draft-presence.ts';

const jana = { sub: 'usr_jana', orgCode: 'org_1' };
const timo = { sub: 'usr_timo', orgCode: 'org_1' };
const shipment: KeptForms = { kept: 'draft', begun: ['eine Sendung begonnen'] };
const order: KeptForms = { ...shipment, kept: 'order' };

test('a tab hears of drafts of the same person in other tabs, not of its own', async () => {
  const [one, other] = [createDraftPresence(navigator.locks), createDraftPresence(navigator.locks)];
  expect(await one.keptElsewhere(jana)).toEqual(nothingKept);
  one.announce(jana, shipment);
  one.announce(jana, shipment);
  await expect.poll(() => other.keptElsewhere(jana)).toEqual(shipment);
  expect(await one.keptElsewhere(jana)).toEqual(nothingKept);
  expect(await other.keptElsewhere(timo)).toEqual(nothingKept);
  other.announce(jana, shipment);
  await expect.poll(() => one.keptElsewhere(jana)).toEqual(shipment);
  one.withdraw();
  await expect.poll(() => other.keptElsewhere(jana)).toEqual(nothingKept);
  expect(await one.keptElsewhere(jana)).toEqual(shipment);
  other.withdraw();
  other.withdraw();
  await expect.poll(() => one.keptElsewhere(jana)).toEqual(nothingKept);
});

test('an order that is under way in another tab is told from a draft', async () => {
  const [one, other] = [createDraftPresence(navigator.locks), createDraftPresence(navigator.locks)];
  one.announce(jana, shipment);
  one.announce(jana, order);
  await expect.poll(() => other.keptElsewhere(jana)).toEqual(order);
  expect(await one.keptElsewhere(jana)).toEqual(nothingKept);
  one.announce(jana, shipment);
  await expect.poll(() => other.keptElsewhere(jana)).toEqual(shipment);
  one.withdraw();
  await expect.poll(() => other.keptElsewhere(jana)).toEqual(nothingKept);
});

test('what was begun elsewhere is told in the words of its forms, each once', async () => {
  const [one, other] = [createDraftPresence(navigator.locks), createDraftPresence(navigator.locks)];
  const asking = createDraftPresence(navigator.locks);
  const contact = 'einen Kontakt geändert: noch nicht gespeichert.';
  one.announce(jana, { kept: 'draft', begun: [...shipment.begun, contact] });
  other.announce(jana, shipment);
  await expect
    .poll(async () => (await asking.keptElsewhere(jana)).begun.toSorted())
    .toEqual([...shipment.begun, contact]);
  // Of what lies in this tab, too, it knows that another one holds the same.
  expect(await other.keptElsewhere(jana)).toEqual({ kept: 'draft', begun: [...shipment.begun, contact] });
  one.withdraw();
  await expect.poll(() => other.keptElsewhere(jana)).toEqual(nothingKept);
  other.withdraw();
});

test('a tab that passes to somebody else holds nothing of the one before', async () => {
  const [one, other] = [createDraftPresence(navigator.locks), createDraftPresence(navigator.locks)];
  one.announce(jana, shipment);
  one.announce(timo, shipment);
  await expect.poll(() => other.keptElsewhere(timo)).toEqual(shipment);
  expect(await other.keptElsewhere(jana)).toEqual(nothingKept);
  one.withdraw();
});

test('without locks nobody knows', async () => {
  const presence = createDraftPresence(undefined);
  presence.announce(jana, order);
  expect(await presence.keptElsewhere(jana)).toEqual(nothingKept);
});
