import { expect, test } from 'vitest';
import type { ContactsPage } from '../contacts/to-contacts-state.ts';
import { toFilter, toNeutralSendersState } from './to-neutral-senders-state.ts';

const refusal = { person: { name: 'A', role: 'B', organizationName: 'C' }, helper: 'owner' } as const;
const none: ContactsPage = { items: [], totalItems: 0, totalPages: 0, kindCounts: { recipient: 12 } };

test.each([
  ['', 'empty'],
  ['Kiel', 'noHits'],
])('of an address book with other contacts alone, „%s“ gives %s', (search, kind) => {
  const filter = toFilter({ search, page: 1 });
  expect(filter).toMatchObject({ kind: 'neutral_sender', country: '', search });
  const read = { data: none, isValidating: false };
  expect(toNeutralSendersState(read, { filter, latest: undefined, isSlow: false, refusal })).toEqual({
    kind,
  });
});
