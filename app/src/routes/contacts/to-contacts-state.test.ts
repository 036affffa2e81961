import type { Contact } from 'contract';
import { noFilter } from 'design-system/screens/contacts/Contacts/contacts-filter.ts';
import type { ContactsFilter } from 'design-system/screens/contacts/Contacts/contacts-state.ts';
import { expect, test } from 'vitest';
import { ApiError } from '../../http/api-error.ts';
import type { Read } from '../to-resource.ts';
import { type ContactsPage, toContactsState, toCounts } from './to-contacts-state.ts';

const refusal = { person: { name: 'A', role: 'B', organizationName: 'C' }, helper: 'owner' } as const;
const listed = (read: Partial<Read<ContactsPage>>, filter: Partial<ContactsFilter> = {}) =>
  toContactsState(
    { isValidating: false, ...read },
    { filter: { ...noFilter, ...filter }, latest: undefined, isSlow: false, refusal },
  );
const nothing: ContactsPage = { items: [], totalItems: 0, totalPages: 0, kindCounts: {} };
const contact = { id: 'con_1' } as Contact;
const found: ContactsPage = {
  items: [contact],
  totalItems: 1,
  totalPages: 1,
  kindCounts: { recipient: 4, sender: 1 },
};

test('an address book is empty where nothing leaves anything out, whatever the tab and the order', () => {
  expect(listed({ data: nothing })).toEqual({ kind: 'empty' });
  expect(listed({ data: nothing }, { kind: 'sender', sort: 'used' })).toEqual({ kind: 'empty' });
});

test.each<[string, ContactsPage, Partial<ContactsFilter>]>([
  ['a search', nothing, { search: 'Kiel' }],
  ['a country', nothing, { country: 'CH' }],
  ['a tab, where others have some', { ...nothing, kindCounts: { recipient: 3 } }, { kind: 'sender' }],
])('nothing is found by %s', (_, data, filter) => {
  expect(listed({ data }, filter)).toEqual({ kind: 'noHits' });
});

test('rows, failures and refusals are those of every list', () => {
  expect(listed({ data: found })).toMatchObject({
    kind: 'ready',
    value: { items: [contact], totalItems: 1 },
  });
  expect(listed({ error: new ApiError('server', '') })).toMatchObject({ kind: 'failed' });
  expect(listed({ error: new ApiError('forbidden', '') })).toEqual({ kind: 'forbidden', refusal });
});

test('the tabs count what each has, and all of them', () => {
  expect(toCounts(found)).toEqual({ all: 5, recipient: 4, sender: 1 });
  expect(toCounts({ ...found, kindCounts: undefined })).toBeUndefined();
});
