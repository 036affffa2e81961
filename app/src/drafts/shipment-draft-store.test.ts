import type { Rate } from 'contract';
import { leaveCopy } from 'design-system/screens/shell/leave.copy.ts';
import { expect, test, vi } from 'vitest';
import { memoryStorage } from '../browser/testing/memory-storage.ts';
import { draftKeys } from './draft-keys.ts';
import { discardDrafts } from './drafts-in-tab.ts';
import { keptInTab } from './kept-in-tab.ts';
import { createShipmentDraftStore } from './shipment-draft-store.ts';
import { completeDraft } from './testing/complete-draft.ts';
import { completeInput } from './testing/complete-input.ts';

const owner = { sub: 'person-1', orgCode: 'org_1' };
const now = () => new Date('2026-11-21T10:00:00Z');
const rate: Rate = {
  carrier: 'DHL',
  carrierProduct: 'Paket',
  carrierProductCode: 'V01PAK',
  deliverySpeed: 'economy',
  priceNetCents: 540,
  deliveryDate: '2026-11-23',
  deliveryBefore: null,
  includedLiabilityEur: 500,
  billableWeightKg: 1,
};
const content = { input: completeInput, selectedRate: rate };

test('a form comes back as it was put away, from the three entries', () => {
  const storage = memoryStorage();
  expect(createShipmentDraftStore(storage, owner, now).save(content)).toEqual({
    savedAt: '2026-11-21T10:00:00.000Z',
  });
  expect(storage.keys('').sort()).toEqual(Object.values(draftKeys).sort());
  expect(createShipmentDraftStore(storage, owner).load()).toMatchObject({
    savedAt: '2026-11-21T10:00:00.000Z',
    input: completeInput,
    selectedRate: rate,
  });
});

test('half a form is kept too', () => {
  const storage = memoryStorage();
  const input = { ...completeInput, declaredValue: '12,', description: '  ' };
  createShipmentDraftStore(storage, owner).save({ input, selectedRate: null });
  expect(createShipmentDraftStore(storage, owner).load()).toMatchObject({ input, selectedRate: null });
});

test.each([
  { sub: 'person-2', orgCode: 'org_1' },
  { sub: 'person-1', orgCode: 'org_2' },
])('%j does not see it', (other) => {
  const storage = memoryStorage();
  createShipmentDraftStore(storage, owner).save(content);
  expect(createShipmentDraftStore(storage, other).load()).toBeUndefined();
});

test.each([
  ['is no JSON', draftKeys.createShipment, '{'],
  ['has another shape', draftKeys.createShipment, '{"owner":{"sub":"person-1","orgCode":"org_1"},"form":1}'],
  ['is missing', draftKeys.rateRequest, null],
])('an entry that %s is no draft', (_, key, value) => {
  const storage = memoryStorage();
  createShipmentDraftStore(storage, owner).save(content);
  if (value === null) storage.remove(key);
  else storage.write(key, value);
  expect(createShipmentDraftStore(storage, owner).load()).toBeUndefined();
});

test('a rate that is given up is put away no more', () => {
  const storage = memoryStorage();
  const store = createShipmentDraftStore(storage, owner);
  store.save(content);
  store.save({ ...content, selectedRate: null });
  expect(storage.read(draftKeys.selectedRate)).toBeNull();
  expect(createShipmentDraftStore(storage, owner).load()?.selectedRate).toBeNull();
});

test.each([null, 'text', 7])('an attempt that sent %j is no attempt, so there is no draft', (draft) => {
  const storage = memoryStorage();
  const store = createShipmentDraftStore(storage, owner);
  store.save(content);
  store.beginAttempt(completeDraft);
  const entry = JSON.parse(storage.read(draftKeys.createShipment) ?? '') as { attempt: object };
  storage.write(draftKeys.createShipment, JSON.stringify({ ...entry, attempt: { ...entry.attempt, draft } }));
  expect(createShipmentDraftStore(storage, owner).load()).toBeUndefined();
});

test('nothing is put away for an attempt where nothing was kept', () => {
  const storage = memoryStorage();
  createShipmentDraftStore(storage, owner).beginAttempt(completeDraft);
  expect(storage.keys('')).toEqual([]);
});

test('a full storage is told', () => {
  const storage = memoryStorage();
  storage.isFull = true;
  expect(createShipmentDraftStore(storage, owner).save(content)).toBeUndefined();
});

test('what was sent stays the same over retries, edits and a reload', () => {
  const storage = memoryStorage();
  const store = createShipmentDraftStore(storage, owner);
  store.save(content);
  expect(store.openAttempt()).toBeUndefined();
  const attempt = store.beginAttempt(completeDraft);
  expect(attempt).toMatchObject({ phase: 'sent', draft: completeDraft });
  expect(store.beginAttempt({ ...completeDraft, description: 'anders' })).toEqual(attempt);
  store.save({ ...content, input: { ...completeInput, description: 'anders' } });
  const reloaded = createShipmentDraftStore(storage, owner);
  expect(reloaded.load()?.attempt).toEqual(attempt);
  expect(reloaded.openAttempt()).toEqual(attempt);
});

test('an attempt that created nothing is followed by another one', () => {
  const storage = memoryStorage();
  const store = createShipmentDraftStore(storage, owner);
  store.save(content);
  const { idempotencyKey } = store.beginAttempt(completeDraft);
  store.renewAttempt();
  expect(store.load()?.attempt.phase).toBe('fresh');
  expect(store.openAttempt()).toBeUndefined();
  expect(store.beginAttempt(completeDraft).idempotencyKey).not.toBe(idempotencyKey);
});

test('a copy has a name and a key of its own, and the same input', () => {
  const storage = memoryStorage();
  createShipmentDraftStore(storage, owner).save(content);
  const copy = createShipmentDraftStore(storage, owner);
  const original = copy.load();
  copy.becomeCopy();
  const own = copy.load();
  expect(own?.id).not.toBe(original?.id);
  expect(own?.attempt.idempotencyKey).not.toBe(original?.attempt.idempotencyKey);
  expect(own?.input).toEqual(original?.input);
});

test('a copy forgets no attempt of which nobody knows what became of it', () => {
  const storage = memoryStorage();
  const store = createShipmentDraftStore(storage, owner);
  store.save(content);
  const attempt = store.beginAttempt(completeDraft);
  const copy = createShipmentDraftStore(storage, owner);
  const original = copy.load();
  copy.becomeCopy();
  expect(copy.openAttempt()).toEqual(attempt);
  expect(copy.load()?.id).not.toBe(original?.id);
  expect(copy.load()?.attempt).toEqual(attempt);
});

test('whether the recipient is to be kept is put away with the attempt', () => {
  const storage = memoryStorage();
  const store = createShipmentDraftStore(storage, owner);
  store.save(content);
  expect(store.beginAttempt(completeDraft).recipientKey).toBeNull();
  store.renewAttempt();
  const { recipientKey } = store.beginAttempt(completeDraft, true);
  expect(recipientKey).toEqual(expect.any(String));
  expect(createShipmentDraftStore(storage, owner).load()?.attempt).toMatchObject({ recipientKey });
});

test('an attempt that an earlier build has put away keeps no recipient', () => {
  const storage = memoryStorage();
  const store = createShipmentDraftStore(storage, owner);
  store.save(content);
  store.beginAttempt(completeDraft, true);
  const entry = JSON.parse(storage.read(draftKeys.createShipment) ?? '') as { attempt: object };
  const attempt = { ...entry.attempt, recipientKey: undefined };
  storage.write(draftKeys.createShipment, JSON.stringify({ ...entry, attempt }));
  expect(createShipmentDraftStore(storage, owner).load()?.attempt).toMatchObject({ recipientKey: null });
});

test('a draft is claimed from its first entry on, under each name that it has', () => {
  const storage = memoryStorage();
  const claimed: string[] = [];
  const claim = async (id: string) => claimed.push(id) > 0;
  const store = createShipmentDraftStore(storage, owner, now, undefined, { claim });
  const names = () => [...new Set(claimed)];
  store.save(content);
  const { id } = store.load() ?? {};
  expect(names()).toEqual([id]);
  store.becomeCopy();
  expect(names()).toEqual([id, store.load()?.id]);
  store.clear();
  expect(names()).toHaveLength(2);
  store.save(content);
  expect(names()).toHaveLength(3);
  expect(names().at(-1)).toBe(store.load()?.id);
});

test('clearing deletes all three entries and starts a new attempt', () => {
  const storage = memoryStorage();
  const store = createShipmentDraftStore(storage, owner);
  store.save(content);
  const { idempotencyKey } = store.beginAttempt(completeDraft);
  store.clear();
  expect(storage.keys('')).toEqual([]);
  store.save(content);
  expect(store.beginAttempt(completeDraft).idempotencyKey).not.toBe(idempotencyKey);
});

test('other tabs can see that there is a draft, from when it is kept or found until it is deleted', () => {
  const storage = memoryStorage();
  const presence = { announce: vi.fn<(of: object, forms: object) => void>(), withdraw: vi.fn<() => void>() };
  const begun = [leaveCopy.begun.shipment];
  const counts = () => [presence.announce.mock.calls.length, presence.withdraw.mock.calls.length];
  const store = createShipmentDraftStore(storage, owner, now, presence);
  expect(store.load()).toBeUndefined();
  storage.isFull = true;
  store.save(content);
  expect(counts()).toEqual([0, 0]);
  storage.isFull = false;
  store.save(content);
  expect(presence.announce.mock.calls).toEqual([[owner, { kept: 'draft', begun }]]);
  createShipmentDraftStore(storage, owner, now, presence).load();
  createShipmentDraftStore(storage, { ...owner, sub: 'person-2' }, now, presence).load();
  expect(counts()).toEqual([2, 0]);
  store.beginAttempt(completeDraft);
  expect(presence.announce).toHaveBeenLastCalledWith(owner, { kept: 'order', begun });
  store.renewAttempt();
  expect(presence.announce).toHaveBeenLastCalledWith(owner, { kept: 'draft', begun });
  store.clear();
  expect(presence.withdraw).toHaveBeenCalledOnce();
});

test('an order that is open is seen by other tabs as one, also where the browser could not note it', () => {
  const storage = memoryStorage();
  const presence = { announce: vi.fn<(of: object, forms: object) => void>(), withdraw: vi.fn<() => void>() };
  const store = createShipmentDraftStore(storage, owner, now, presence);
  store.save(content);
  storage.isFull = true;
  store.beginAttempt(completeDraft);
  const begun = [leaveCopy.begun.shipment];
  expect(presence.announce).toHaveBeenLastCalledWith(owner, { kept: 'order', begun });
});

test('each form has entries of its own, and the version that it began with', () => {
  const storage = memoryStorage();
  const begun = 'eine Vorlage geändert und noch nicht gespeichert';
  const open = (name?: string) =>
    createShipmentDraftStore(
      storage,
      owner,
      undefined,
      undefined,
      undefined,
      name === undefined ? {} : { name, begun },
    );
  const edited = open('edit.shp_1');
  edited.beginWith(7);
  edited.save({ input: { ...completeInput, description: 'Vorlage' }, selectedRate: null });
  expect(open().load()).toBeUndefined();
  expect(open('complete.shp_1').load()).toBeUndefined();
  open().save({ input: completeInput, selectedRate: null });

  const again = open('edit.shp_1');
  expect(again.load()?.input.description).toBe('Vorlage');
  expect(again.sourceVersion()).toBe(7);
  again.beginWith(9);
  expect(open('edit.shp_1').load()).toBeDefined();
  expect(keptInTab(owner, storage).begun).toContain(begun);
  again.clear();
  expect(again.sourceVersion()).toBeNull();
  expect(open('edit.shp_1').load()).toBeUndefined();
  expect(open().load()?.input).toEqual(completeInput);
  again.save({ input: completeInput, selectedRate: null });
  discardDrafts(owner, storage);
  expect(storage.keys('')).toEqual([]);
});

test('what was asked for with a form and not answered has the same key after a reload', () => {
  const storage = memoryStorage();
  const store = createShipmentDraftStore(storage, owner);
  store.keys.set('early', 'key-0');
  store.save(content);
  store.keys.set('wish', 'key-1');
  store.save({ ...content, input: { ...completeInput, description: 'Neu' } });
  const again = createShipmentDraftStore(storage, owner);
  expect(again.keys.get('wish')).toBeUndefined();
  again.load();
  expect(again.keys.get('wish')).toBe('key-1');
  again.keys.delete('wish');
  const later = createShipmentDraftStore(storage, owner);
  later.load();
  expect(later.keys.get('wish')).toBeUndefined();
  expect(later.keys.get('early')).toBe('key-0');
  later.clear();
  expect(later.keys.get('early')).toBeUndefined();
});
