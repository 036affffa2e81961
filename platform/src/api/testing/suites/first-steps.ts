import { people } from 'contract/fixtures';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPdf } from '../../../documents/testing/read-pdf.ts';
import { findPerson } from '../../../identity/people.ts';
import { tables } from '../../../store/index.ts';
import type { TestApi } from '../test-api.ts';

const { accounts, auditRecords } = tables;
const { id } = people.packer;

export function testFirstSteps(api: () => TestApi): void {
  const flag = async () => (await findPerson(api().store.db, id))?.memberships[0]?.flags.onboarded;
  const mark = (isOnboarded: boolean) =>
    api().store.db.update(accounts).set({ isOnboarded }).where(eq(accounts.id, id));

  describe('the first steps', () => {
    beforeAll(() => mark(false));
    afterAll(() => mark(true));

    test('are seen once, however often that is said, and by nobody else', async () => {
      expect(await flag()).toBe(false);
      const say = () => api().call('packer', 'POST /organizations/users/onboarded');
      const answers = await Promise.all([say(), say(), say()]);
      expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
      expect(await flag()).toBe(true);
      const records = await api()
        .store.db.select()
        .from(auditRecords)
        .where(and(eq(auditRecords.objectId, id), eq(auditRecords.personId, id)));
      expect(records.filter(({ changes }) => JSON.stringify(changes).includes('onboarded'))).toHaveLength(1);
    });
  });

  describe('the page that tries a printer', () => {
    test.each([
      ['', 1, 298],
      ['?format=a6', 1, 298],
      ['?format=a4', 4, 595],
    ])('asked for with „%s“ has %i places on its paper', async (query, places, width) => {
      const answer = await api().call('owner', `GET /print-test-page${query}`);
      expect(answer.headers.get('content-type')).toBe('application/pdf');
      const { pages } = await readPdf(new Uint8Array(await answer.arrayBuffer()));
      expect(pages).toHaveLength(1);
      expect(Math.round(pages[0]?.width ?? 0)).toBe(width);
      expect(pages[0]?.barcodes).toHaveLength(places);
    });

    test('is made for no other paper', async () => {
      expect((await api().call('owner', 'GET /print-test-page?format=a5')).status).toBe(400);
    });
  });
}
