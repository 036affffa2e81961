import { expect, test } from 'vitest';
import { memoryStorage } from '../storage/testing/memory-storage.ts';
import { discardDraft } from './discard-draft.ts';
import { draftKeys } from './draft-keys.ts';
import { createShipmentDraftStore } from './shipment-draft-store.ts';
import { completeInput } from './testing/complete-input.ts';

const owner = { sub: 'person-1', orgCode: 'org_1' };

test('all entries of a person go', () => {
  const storage = memoryStorage();
  createShipmentDraftStore(storage, owner).save({ input: completeInput, selectedRate: null });
  discardDraft(owner, storage);
  expect(storage.keys('')).toEqual([]);
});

test.each([
  { sub: 'person-2', orgCode: 'org_1' },
  { sub: 'person-1', orgCode: 'org_2' },
])('the entries of %j stay', (other) => {
  const storage = memoryStorage();
  createShipmentDraftStore(storage, other).save({ input: completeInput, selectedRate: null });
  storage.write(draftKeys.selectedRate, '{');
  const before = storage.keys('').sort();
  discardDraft(owner, storage);
  expect(storage.keys('').sort()).toEqual(before);
});
