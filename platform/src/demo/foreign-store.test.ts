import { afterEach, beforeEach, expect, test } from 'vitest';
import { seedDemoPeople } from '../identity/demo-people.ts';
import { createOrganization, registerPerson } from '../identity/people.ts';
import { tables } from '../store/index.ts';
import type { Store } from '../store/index.ts';
import { openMemoryStore } from '../store/testing/open-memory-store.ts';
import { ForeignStore, requireDemoStore } from './foreign-store.ts';

let store: Store;
beforeEach(async () => {
  store = await openMemoryStore();
});
afterEach(() => store.close());

const somebody = { email: 'a@example.org', given_name: 'A', family_name: 'B' };

test('an empty store is the demo’s, and stays it with what demo persons do', async () => {
  await requireDemoStore(store.db);
  await seedDemoPeople(store.db);
  const registered = await registerPerson(store.db, somebody, { name: 'Neu', isAskedFor: true });
  await createOrganization(store.db, registered?.accountId ?? '', 'Noch eine');
  await expect(requireDemoStore(store.db)).resolves.toBeUndefined();
});

test('one with an organisation of somebody else is not', async () => {
  await store.db.insert(tables.organizations).values({ orgCode: 'org_real', orgName: 'Echt' });
  await expect(requireDemoStore(store.db)).rejects.toThrow(ForeignStore);
});

test('one with a person who is no demo person is not', async () => {
  await store.db
    .insert(tables.accounts)
    .values({ id: 'usr_real', email: 'real@example.org', givenName: 'Echt', familyName: 'Person' });
  await expect(requireDemoStore(store.db)).rejects.toThrow(ForeignStore);
});
