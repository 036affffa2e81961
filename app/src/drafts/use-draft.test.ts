import { act, cleanup, renderHook } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { memoryStorage } from '../browser/testing/memory-storage.ts';
import { useDraft } from './use-draft.ts';

afterEach(cleanup);

const owner = { sub: 'person-1', orgCode: 'org_1' };
const begun = 'einen Kontakt geändert und noch nicht gespeichert';
const contact = { name: 'contact', begun, schema: v.object({ city: v.string() }) };
const savedAt = '2026-11-21T10:00:00.000Z';

function setUp() {
  const storage = memoryStorage();
  const presence = { announce: () => undefined, withdraw: () => undefined };
  const place = { storage, presence, now: () => new Date(savedAt) };
  return { storage, open: () => renderHook(() => useDraft(contact, owner, place)).result };
}

test('a form begins with its defaults, and after a reload with what was typed', () => {
  const { open } = setUp();
  const form = open();
  expect(form.current).toMatchObject({
    initial: null,
    standing: { savedAt: null, restoredFrom: null, storage: 'ok' },
  });
  act(() => form.current.keep({ city: 'Kie' }));
  expect(form.current).toMatchObject({ initial: null, standing: { savedAt, restoredFrom: null } });
  expect(open().current).toMatchObject({
    initial: { city: 'Kie' },
    standing: { savedAt, restoredFrom: savedAt, storage: 'ok' },
  });
});

test('a form that is done leaves nothing', () => {
  const { storage, open } = setUp();
  const form = open();
  act(() => form.current.keep({ city: 'Kiel' }));
  act(() => form.current.clear());
  expect(form.current.standing.savedAt).toBeNull();
  expect(storage.keys('')).toEqual([]);
});

test('input that the browser does not keep is said to be in danger until it is kept', () => {
  const { storage, open } = setUp();
  const form = open();
  storage.isFull = true;
  act(() => form.current.keep({ city: 'Kiel' }));
  expect(form.current.standing).toMatchObject({ savedAt: null, storage: 'unavailable' });
  storage.isFull = false;
  act(() => form.current.keep({ city: 'Kiel' }));
  expect(form.current.standing).toMatchObject({ savedAt, storage: 'ok' });
});

test('another name or owner is another draft, and what the form before puts away stays its own', () => {
  const { storage, open } = setUp();
  const presence = { announce: () => undefined, withdraw: () => undefined };
  const place = { storage, presence, now: () => new Date(savedAt) };
  const form = open();
  act(() => form.current.keep({ city: 'Kiel' }));
  const { result, rerender } = renderHook(
    ({ name, sub }) => useDraft({ ...contact, name }, { ...owner, sub }, place),
    { initialProps: { name: 'contact', sub: owner.sub } },
  );
  const { keep } = result.current;
  rerender({ name: 'pickup', sub: owner.sub });
  expect(result.current).toMatchObject({ initial: null, standing: { savedAt: null } });
  act(() => keep({ city: 'Ulm' }));
  expect(result.current.standing.savedAt).toBeNull();
  rerender({ name: 'contact', sub: 'person-2' });
  expect(result.current.initial).toBeNull();
  rerender({ name: 'contact', sub: owner.sub });
  expect(result.current.initial).toEqual({ city: 'Ulm' });
});
