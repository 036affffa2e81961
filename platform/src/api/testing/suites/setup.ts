import { type OrganizationRecord, problemCodes } from 'contract';
import { addresses, people } from 'contract/fixtures';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPerson } from '../../../identity/people.ts';
import { tables } from '../../../store/index.ts';
import { problem, success } from '../test-api.ts';
import type { PersonName, TestApi } from '../test-api.ts';

const { auditRecords, contacts, organizations } = tables;
const orgCode = 'org_weserbergland';

const body = {
  orgName: 'Weserbergland Keramik GmbH',
  vatNumber: 'de 123 456 789',
  eoriNumber: '',
  sender: addresses.tietze,
  isPickupAddress: false,
  printFormat: 'a4',
};

export function testSetup(api: () => TestApi): void {
  const setUp = (by: PersonName = 'otherOwner', more: object = {}) =>
    api().call(by, 'POST /organizations/setup', { body: { ...body, ...more } });
  const senders = () =>
    api()
      .store.db.select()
      .from(contacts)
      .where(and(eq(contacts.orgCode, orgCode), eq(contacts.isDefaultSender, true)));
  const flag = async () => {
    const person = await findPerson(api().store.db, people.otherOwner.id);
    return person?.memberships.find((membership) => membership.orgCode === orgCode)?.flags;
  };
  const mark = (isSetupComplete: boolean) =>
    api().store.db.update(organizations).set({ isSetupComplete }).where(eq(organizations.orgCode, orgCode));

  describe('a set-up', () => {
    beforeAll(() => mark(false));
    afterAll(() => mark(true));

    test('is refused with what is missing, each at its place', async () => {
      const answer = await setUp('otherOwner', { orgName: ' ', vatNumber: 'DE1' });
      expect((await problem(answer, 422)).errors?.map(({ pointer }) => pointer)).toEqual(
        expect.arrayContaining(['/orgName', '/vatNumber']),
      );
      expect(await flag()).toMatchObject({ org_setup_complete: false });
    });

    test('is for owners', async () => {
      expect((await setUp('member')).status).toBe(403);
      expect((await setUp('packer')).status).toBe(403);
    });

    test('is done once, however often and by however many it is sent', async () => {
      const answers = await Promise.all([setUp(), setUp()]);
      const records = await Promise.all(answers.map((answer) => success<OrganizationRecord>(answer)));
      const [first] = records;
      for (const record of records) expect(record).toEqual(first);
      expect(first).toMatchObject({ isFetchedFromSender: false, settings: { printFormat: 'a4' } });
      const late = await setUp('otherOwner', { orgName: 'Später' });
      expect(await problem(late, 409)).toMatchObject({
        title: 'Ihre Organisation ist bereits eingerichtet.',
        code: problemCodes.alreadySetUp,
      });
      expect(await flag()).toMatchObject({ org_setup_complete: true });
      expect(await senders()).toHaveLength(1);
      const written = await api()
        .store.db.select()
        .from(auditRecords)
        .where(and(eq(auditRecords.orgCode, orgCode), eq(auditRecords.objectId, orgCode)));
      expect(
        written.filter(({ changes }) => JSON.stringify(changes).includes('isSetupComplete')),
      ).toHaveLength(1);
    });

    test('says whether parcels are fetched where they are sent from', async () => {
      for (const isPickupAddress of [true, false]) {
        await mark(false);
        const answer = await setUp('otherOwner', { isPickupAddress });
        expect(await success<OrganizationRecord>(answer)).toMatchObject({
          isFetchedFromSender: isPickupAddress,
        });
      }
    });
  });
}
