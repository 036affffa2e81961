import { leaveCopy } from 'design-system/screens/shell/leave.copy.ts';
import { expect, test, vi } from 'vitest';
import { safeStorage } from '../browser/safe-storage.ts';
import { memoryStorage } from '../browser/testing/memory-storage.ts';
import { draftKey, draftKeys } from './draft-keys.ts';
import { nothingKept } from './draft-presence.ts';
import { discardDrafts, hasDraft } from './drafts-in-tab.ts';
import { announceKept, keptInTab } from './kept-in-tab.ts';
import { createShipmentDraftStore } from './shipment-draft-store.ts';
import { completeInput } from './testing/complete-input.ts';

const { shipment, anyForm } = leaveCopy.begun;
const jana = { sub: 'usr_jana', orgCode: 'org_1' };
const timo = { sub: 'usr_timo', orgCode: 'org_1' };
const abroad = { sub: 'usr_jana', orgCode: 'org_2' };

/** A tab with these entries. */
function tabWith(entries: Record<string, unknown>) {
  const storage = memoryStorage();
  for (const [key, value] of Object.entries(entries)) storage.write(key, JSON.stringify(value));
  return storage;
}

test.each([draftKeys.createShipment, draftKey('contact')])('%s is a draft, whoever’s it is', (key) => {
  expect(hasDraft(tabWith({ [key]: {} }))).toBe(true);
});

test.each([{}, { [draftKeys.rateRequest]: {}, [draftKeys.selectedRate]: {}, 'lotse.returns': [] }])(
  'a tab with %j has none',
  (entries) => expect(hasDraft(tabWith(entries))).toBe(false),
);

test('a browser that keeps nothing has no draft', () => {
  const blocked = safeStorage(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(hasDraft(blocked)).toBe(false);
  expect(keptInTab(jana, blocked)).toEqual(nothingKept);
});

test('a tab knows whether it keeps a draft of somebody, and whether that is being ordered', () => {
  expect(keptInTab(jana, memoryStorage()).kept).toBe('nothing');
  const fresh = tabWith({ [draftKeys.createShipment]: { owner: jana, attempt: { phase: 'fresh' } } });
  expect(keptInTab(jana, fresh).kept).toBe('draft');
  expect(keptInTab(timo, fresh).kept).toBe('nothing');
  expect(keptInTab(abroad, fresh).kept).toBe('nothing');
  const sent = { owner: jana, attempt: { phase: 'sent' } };
  expect(keptInTab(jana, tabWith({ [draftKeys.createShipment]: sent })).kept).toBe('order');
});

test('of several forms each counts, and an order is told before a draft', () => {
  const contact = { [draftKey('contact.con_1')]: { owner: jana } };
  expect(keptInTab(jana, tabWith(contact)).kept).toBe('draft');
  const shipment = { [draftKeys.createShipment]: { owner: timo, attempt: { phase: 'sent' } } };
  expect(keptInTab(jana, tabWith({ ...contact, ...shipment })).kept).toBe('draft');
  expect(keptInTab(timo, tabWith({ ...contact, ...shipment })).kept).toBe('order');
});

test('what was begun is said by its form, and each once', () => {
  const contact = 'einen Kontakt geändert und noch nicht gespeichert';
  const entries = {
    [draftKeys.createShipment]: { owner: jana, attempt: { phase: 'fresh' } },
    [draftKey('contact.con_1')]: { owner: jana, begun: contact },
    [draftKey('contact.con_2')]: { owner: jana, begun: contact },
    [draftKey('stranger')]: { owner: jana, begun: 4 },
  };
  expect(keptInTab(jana, tabWith(entries)).begun).toEqual([shipment, contact, anyForm]);
});

test('other tabs are told what there is by now', () => {
  const presence = { announce: vi.fn<(of: object, forms: object) => void>(), withdraw: vi.fn<() => void>() };
  const storage = tabWith({ [draftKey('contact')]: { owner: jana } });
  announceKept(jana, presence, storage);
  expect(presence.announce.mock.calls).toEqual([[jana, { kept: 'draft', begun: [anyForm] }]]);
  expect(presence.withdraw).not.toHaveBeenCalled();
  announceKept(timo, presence, storage);
  expect(presence.withdraw).toHaveBeenCalledOnce();
});

test('all entries of a person go, of whatever form', () => {
  const storage = tabWith({ [draftKey('contact')]: { owner: jana } });
  createShipmentDraftStore(storage, jana).save({ input: completeInput, selectedRate: null });
  discardDrafts(jana, storage);
  expect(storage.keys('')).toEqual([]);
});

test.each([timo, abroad])('the entries of %j stay', (other) => {
  const storage = tabWith({ [draftKey('contact')]: { owner: other }, 'lotse.returns': { owner: jana } });
  createShipmentDraftStore(storage, other).save({ input: completeInput, selectedRate: null });
  storage.write(draftKeys.selectedRate, '{');
  storage.write(draftKey('broken'), 'null');
  const before = storage.keys('').sort();
  discardDrafts(jana, storage);
  expect(storage.keys('').sort()).toEqual(before);
});
