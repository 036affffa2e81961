import type { Permission } from 'contract';
import { addresses } from 'contract/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertContact } from '../resources/contacts/queries.ts';
import { tables } from '../store/index.ts';
import type { Store } from '../store/index.ts';
import { openMemoryStore } from '../store/testing/open-memory-store.ts';
import type { Caller } from './caller.ts';
import { requireRow } from './rows.ts';
import { scopeOf, visibleTo } from './scope.ts';

const orgCode = 'org_rows';
let store: Store;
beforeAll(async () => {
  store = await openMemoryStore();
  await store.db.insert(tables.organizations).values({ orgCode, orgName: 'Zeilen' });
  const contact = { kind: 'recipient', shortName: '', block: addresses.sahin } as const;
  await insertContact(store.db, contact, { id: 'con_theirs', orgCode, createdById: 'usr_colleague' });
  await insertContact(store.db, contact, { id: 'con_own', orgCode, createdById: 'usr_1' });
});
afterAll(() => store.close());

/** Asks to delete a contact, as somebody who has these permissions. */
const remove = async (id: string, held: readonly Permission[], home = orgCode, organization = home) => {
  const caller: Caller = {
    personId: 'usr_1',
    orgCode: home,
    isMember: true,
    may: (permission) => held.includes(permission),
    has: () => false,
  };
  const scope = scopeOf('delete:contacts', caller, organization);
  const visible = visibleTo('delete:contacts', caller, organization);
  const row = await requireRow(store.db, tables.contacts, { scope, visible, params: { id } }, 'Fort.');
  return row.id;
};
const member = ['delete:own_contacts', 'read:org_contacts'] as const;
const missing = { status: 404, details: { detail: 'Fort.' } };

test('who may see the row of a colleague is told that it is not theirs to change', async () => {
  expect(await remove('con_own', member)).toBe('con_own');
  await expect(remove('con_theirs', member)).rejects.toMatchObject({
    status: 403,
    message: 'Fehlende Berechtigung',
  });
});

test('who may not see it is told that it is not there', async () => {
  await expect(remove('con_theirs', ['delete:own_contacts'])).rejects.toMatchObject(missing);
  await expect(remove('con_theirs', member, 'org_elsewhere')).rejects.toMatchObject(missing);
  await expect(remove('con_never', member)).rejects.toMatchObject(missing);
});

test('who may delete everywhere and see nothing elsewhere learns of no row there', async () => {
  const held = ['delete:all_contacts', 'read:org_contacts'] as const;
  expect(await remove('con_theirs', held, 'org_elsewhere', orgCode)).toBe('con_theirs');
  await expect(remove('con_theirs', held, 'org_elsewhere', 'org_third')).rejects.toMatchObject(missing);
});
