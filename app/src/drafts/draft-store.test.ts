import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { memoryStorage } from '../browser/testing/memory-storage.ts';
import { draftKey } from './draft-keys.ts';
import type { DraftOwner } from './draft-owner.ts';
import { createDraftStore } from './draft-store.ts';
import { hasDraft } from './drafts-in-tab.ts';

const owner = { sub: 'person-1', orgCode: 'org_1' };
const begun = 'einen Kontakt geändert und noch nicht gespeichert';
const contact = { name: 'contact', begun, schema: v.object({ city: v.string() }) };
const savedAt = '2026-11-21T10:00:00.000Z';

function setUp(storage = memoryStorage()) {
  const presence = { announce: vi.fn<(of: object, forms: object) => void>(), withdraw: vi.fn<() => void>() };
  const place = { storage, presence, now: () => new Date(savedAt) };
  return {
    storage,
    presence,
    open: (of: DraftOwner = owner, draft = contact) => createDraftStore(draft, of, place),
  };
}

test('input comes back as it was put away, half a word too, and other tabs can see that it is there', () => {
  const { storage, presence, open } = setUp();
  expect(open().load()).toBeUndefined();
  expect(open().save({ city: 'Kie' })).toEqual({ savedAt });
  expect(open().load()).toEqual({ input: { city: 'Kie' }, savedAt });
  expect(hasDraft(storage)).toBe(true);
  expect(presence.announce.mock.calls).toEqual([
    [owner, { kept: 'draft', begun: [begun] }],
    [owner, { kept: 'draft', begun: [begun] }],
  ]);
});

test.each([
  { sub: 'person-2', orgCode: 'org_1' },
  { sub: 'person-1', orgCode: 'org_2' },
])('%j does not see it', (other) => {
  const { open } = setUp();
  open().save({ city: 'Kiel' });
  expect(open(other).load()).toBeUndefined();
});

test('forms do not see each other’s, and one that is done leaves the others to be seen', () => {
  const { presence, open } = setUp();
  const pickup = { ...contact, name: 'pickup' };
  open().save({ city: 'Kiel' });
  expect(open(owner, pickup).load()).toBeUndefined();
  open(owner, pickup).save({ city: 'Ulm' });
  open().clear();
  expect(open().load()).toBeUndefined();
  expect(presence.withdraw).not.toHaveBeenCalled();
  open(owner, pickup).clear();
  expect(presence.withdraw).toHaveBeenCalledOnce();
});

test.each(['{', 'null', '{"owner":{"sub":"person-1","orgCode":"org_1"},"savedAt":"","input":{"city":1}}'])(
  'an entry like %s is no draft',
  (entry) => {
    const { storage, open } = setUp();
    storage.write(draftKey('contact'), entry);
    expect(open().load()).toBeUndefined();
  },
);

test('a browser that keeps nothing says so', () => {
  const { storage, open } = setUp();
  storage.isFull = true;
  expect(open().save({ city: 'Kiel' })).toBeUndefined();
});
