import { INVITATION_DAYS } from 'contract';
import { invitations, people } from 'contract/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemoPeople } from '../identity/demo-people.ts';
import { acceptInvitation, findOpenInvitation } from '../resources/organizations/invitations.ts';
import { tables } from '../store/index.ts';
import type { Store } from '../store/index.ts';
import { openMemoryStore } from '../store/testing/open-memory-store.ts';
import { removeDemoInvitations, seedDemoInvitations } from './demo-invitations.ts';

const now = new Date('2027-03-28T03:10:00.000Z');
const later = new Date(now.getTime() + (INVITATION_DAYS + 3) * 86_400_000);

let store: Store;
beforeAll(async () => {
  store = await openMemoryStore();
  await seedDemoPeople(store.db);
  await seedDemoInvitations(store.db, now);
});
afterAll(() => store.close());

test('one is open, one is for a member, and one has expired', async () => {
  const { open, forMember, expired } = invitations;
  expect((await findOpenInvitation(store.db, open.id, now)).orgCode).toBe(open.orgCode);
  await expect(findOpenInvitation(store.db, expired.id, now)).rejects.toMatchObject({ status: 404 });
  const activation = await acceptInvitation(
    store.db,
    forMember.id,
    { personId: people.member.id, requestId: 'test' },
    now,
  );
  expect(activation).toMatchObject({ orgCode: people.member.orgCodes[0], isNewMember: false });
});

test('a later start gives the open one its time again, not the used one', async () => {
  const { open, forMember } = invitations;
  await expect(findOpenInvitation(store.db, open.id, later)).rejects.toMatchObject({ status: 404 });
  await seedDemoInvitations(store.db, later);
  expect((await findOpenInvitation(store.db, open.id, later)).state).toBe('open');
  await expect(findOpenInvitation(store.db, forMember.id, later)).rejects.toMatchObject({ status: 404 });
});

test('none is left where demo data are switched off', async () => {
  await removeDemoInvitations(store.db);
  expect(await store.db.$count(tables.invitations)).toBe(0);
});
