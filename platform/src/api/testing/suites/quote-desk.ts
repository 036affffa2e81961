import { randomUUID } from 'node:crypto';
import type { Quote } from 'contract';
import { organizations, people } from 'contract/fixtures';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Letters } from '../../../mail/letters.ts';
import type { Services } from '../../../services.ts';
import { tables } from '../../../store/index.ts';
import { beforeNextWrite } from '../before-next-write.ts';
import { problem, success } from '../test-api.ts';
import type { PersonName, TestApi } from '../test-api.ts';
import { draft, orgCode, quoteCalls, type QuotesPage } from './quote-kit.ts';

const { memberships } = tables;

/** Who of the staff works on what, and what they see of it. */
export function testQuoteDesk(api: () => TestApi): void {
  const { asked, answer, request, withdraw } = quoteCalls(api);

  describe('who of the staff works on a quote', () => {
    const assign = (by: PersonName, id: string, body: object) =>
      api().call(by, `POST /rate-requests/${id}/assignment?organization=all` as `POST /`, { body });
    const mine = { isMine: true, expected: null };

    test('is said to all of them, and nobody takes it from somebody unseen', async () => {
      const { id } = await asked();
      await problem(await assign('owner', id, mine), 403);
      const taken = await success<Quote>(await assign('backofficeUser', id, mine));
      expect(taken).toMatchObject({
        orgName: organizations.tietze.orgName,
        assignedTo: { id: people.backofficeUser.id },
        status: 'open',
      });
      expect(await success<Quote>(await assign('backofficeUser', id, mine))).toEqual(taken);
      const name = `${people.backofficeUser.given_name} ${people.backofficeUser.family_name}`;
      expect(await problem(await assign('backofficeAdmin', id, mine), 409)).toMatchObject({
        title: `${name} hat diese Preisanfrage inzwischen übernommen.`,
      });
      const seen = { isMine: true, expected: people.backofficeUser.id };
      expect(await success<Quote>(await assign('backofficeAdmin', id, seen))).toMatchObject({
        assignedTo: { id: people.backofficeAdmin.id },
      });
      await problem(
        await assign('backofficeUser', id, { isMine: false, expected: people.backofficeUser.id }),
        409,
      );
      const back = { isMine: false, expected: people.backofficeAdmin.id };
      expect(await success<Quote>(await assign('backofficeAdmin', id, back))).toMatchObject({
        assignedTo: null,
      });
      const records = await api()
        .services.db.select()
        .from(tables.auditRecords)
        .where(and(eq(tables.auditRecords.objectId, id), eq(tables.auditRecords.action, 'assigned')));
      expect(records).toHaveLength(3);
    });

    test('is not taken from whoever has taken it on while it was', async () => {
      const { id } = await asked();
      const mend = beforeNextWrite(api().services.db, async () =>
        success(await assign('backofficeAdmin', id, mine)),
      );
      try {
        await problem(await assign('backofficeUser', id, mine), 409);
      } finally {
        mend();
      }
      const taken = { isMine: true, expected: people.backofficeAdmin.id };
      expect(await success<Quote>(await assign('backofficeAdmin', id, taken))).toMatchObject({
        assignedTo: { id: people.backofficeAdmin.id },
      });
    });

    test('is taken by one of two at once, and by nobody once it is answered', async () => {
      const { id } = await asked();
      const both = await Promise.all([
        assign('backofficeUser', id, mine),
        assign('backofficeAdmin', id, mine),
      ]);
      expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
      await success(await answer(id));
      expect(await problem(await assign('backofficeAdmin', id, mine), 409)).toMatchObject({
        title: 'Diese Preisanfrage ist bereits beantwortet.',
        detail: expect.stringMatching(/^Beantwortet hat sie .+ am 20\.11\.2026, \d\d:\d\d\.$/) as string,
      });
    });

    test('is taken by whoever asks for it twice at once', async () => {
      const { id } = await asked();
      const twice = () => assign('backofficeUser', id, mine);
      const both = await Promise.all([twice(), twice(), twice()]);
      expect(both.map(({ status }) => status)).toEqual([200, 200, 200]);
    });

    test.each([
      ['answered', (id: string) => answer(id)],
      ['withdrawn', (id: string) => withdraw(id)],
    ] as const)('stands in the log, also where it was taken on while it was %s', async (action, end) => {
      const { id } = await asked();
      const mend = beforeNextWrite(api().services.db, async () =>
        success(await assign('backofficeAdmin', id, mine)),
      );
      try {
        await success(await end(id));
      } finally {
        mend();
      }
      const { auditRecords } = tables;
      const [record] = await api()
        .services.db.select()
        .from(auditRecords)
        .where(and(eq(auditRecords.objectId, id), eq(auditRecords.action, action)));
      const fields = record?.changes.map(({ field }) => field);
      expect(fields).toContain('status');
      expect(fields).not.toContain('assignedTo');
    });

    test('and staff look through those of one standing in all organisations', async () => {
      const { id } = await asked();
      const open = async (by: PersonName, query: string) =>
        (await success<QuotesPage>(await api().call(by, `GET /rate-requests?${query}`))).items;
      const everywhere = await open('backofficeUser', 'organization=all&status=open');
      expect(everywhere.map((quote) => quote.id)).toContain(id);
      expect(new Set(everywhere.map(({ status }) => status))).toEqual(new Set(['open']));
      const answered = await open('backofficeUser', 'organization=all&status=answered');
      expect(answered.map((quote) => quote.id)).not.toContain(id);
      await problem(await api().call('owner', 'GET /rate-requests?organization=all'), 403);
    });
  });

  describe('whoever of the staff answers a quote', () => {
    test.each(['', '  ', null])('refuses it only with a reason, and „%s“ is none', async (message) => {
      const { id } = await asked();
      const silent = await problem(await answer(id, { offer: null, message }), 422);
      expect(silent.errors).toMatchObject([{ pointer: '/message' }]);
      expect(await success(await answer(id, { offer: null, message: 'Nein.' }))).toMatchObject({
        status: 'refused',
      });
    });

    const refusal = { offer: null, message: 'Nein.' };
    const lettersAbout = (id: string) => api().letters.filter(({ text }) => text.includes(id));

    test('is read about by whoever has asked, and by nobody else', async () => {
      const { id, quoteNumber } = await success<Quote>(await request(draft, randomUUID(), 'member'));
      await success(await answer(id));
      expect(lettersAbout(id)).toMatchObject([
        { to: people.member.email, subject: `Ihr Angebot ${quoteNumber} liegt vor` },
      ]);
      const refused = await asked();
      await success(await answer(refused.id, refusal));
      expect(lettersAbout(refused.id)).toMatchObject([
        { to: people.owner.email, subject: `Ihre Preisanfrage ${refused.quoteNumber} wurde beantwortet` },
      ]);
    });

    test('is not read about by whoever has left the organisation', async () => {
      const { id } = await success<Quote>(await request(draft, randomUUID(), 'member'));
      const { db } = api().services;
      const ofMember = and(eq(memberships.accountId, people.member.id), eq(memberships.orgCode, orgCode));
      const left = await db.delete(memberships).where(ofMember).returning();
      expect(left).toHaveLength(1);
      try {
        await success(await answer(id));
        expect(lettersAbout(id)).toEqual([]);
      } finally {
        await db.insert(memberships).overridingSystemValue().values(left);
      }
    });

    test('waits for no mail server that takes its time', { timeout: 30_000 }, async () => {
      const services = api().services as { -readonly [Key in keyof Services]: Services[Key] };
      const { letters } = services;
      const held = Promise.withResolvers<void>();
      const written: string[] = [];
      const tellAnswer: Letters['tellAnswer'] = async (letter) => {
        await held.promise;
        await letters.tellAnswer(letter);
        written.push(letter.quoteId);
      };
      services.letters = { ...letters, tellAnswer };
      try {
        const { id } = await asked();
        expect(await success<Quote>(await answer(id))).toMatchObject({ status: 'answered' });
        expect(written).toEqual([]);
        held.resolve();
        await expect.poll(() => written).toEqual([id]);
      } finally {
        services.letters = letters;
        held.resolve();
      }
    });
  });
}
