import type { BackofficeOverview, Quote } from 'contract';
import { people } from 'contract/fixtures';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { tables } from '../../../store/index.ts';
import { problem, success } from '../test-api.ts';
import type { TestApi } from '../test-api.ts';
import { quoteCalls } from './quote-kit.ts';

const { auditRecords } = tables;

/** Quotes that their organisation takes back. */
export function testQuoteWithdrawals(api: () => TestApi): void {
  const { asked, answer, withdraw, accept, read, listed } = quoteCalls(api);
  const actionsOf = async (id: string) =>
    (
      await api()
        .store.db.select()
        .from(auditRecords)
        .where(eq(auditRecords.objectId, id))
        .orderBy(auditRecords.at)
    ).map(({ action }) => action);
  const waiting = async () =>
    (await success<BackofficeOverview>(await api().call('backofficeUser', 'GET /backoffice/overview')))
      .openQuotes;

  describe('a quote that is withdrawn', () => {
    test('says by whom and when, waits for staff no longer, and is recorded once', async () => {
      const { id } = await asked();
      const before = await waiting();
      const quote = await success<Quote>(await withdraw(id, 'member'));
      expect(quote).toMatchObject({
        status: 'withdrawn',
        withdrawnAt: api().now.toISOString(),
        withdrawnBy: { id: people.member.id },
        answeredAt: null,
        offer: null,
      });
      expect(await read(id)).toEqual(quote);
      expect((await listed('packer')).items).toContainEqual(quote);
      expect(await waiting()).toBe(before - 1);
      // Whoever has lost the answer, or is second, finds it done.
      expect(await success<Quote>(await withdraw(id))).toEqual(quote);
      expect(await actionsOf(id)).toEqual(['requested', 'withdrawn']);
    });

    test('is answered and taken on by nobody, who are told why', async () => {
      const { id } = await asked();
      await success(await withdraw(id));
      const told = {
        title: 'Diese Preisanfrage wurde zurückgezogen.',
        detail: expect.stringMatching(
          /^Zurückgezogen hat sie Jana Möller am 20\.11\.2026, \d\d:\d\d\.$/,
        ) as string,
      };
      expect(await problem(await answer(id), 409)).toMatchObject(told);
      expect(await problem(await answer(id, { offer: null, message: 'Nein.' }), 409)).toMatchObject(told);
      const mine = await api().call(
        'backofficeUser',
        `POST /rate-requests/${id}/assignment?organization=all` as `POST /`,
        { body: { isMine: true, expected: null } },
      );
      expect(await problem(mine, 409)).toMatchObject(told);
      await problem(await accept(id), 409);
      expect(await read(id)).toMatchObject({ status: 'withdrawn' });
    });

    test('was not answered before: who was faster is said', async () => {
      const { id } = await asked();
      const quote = await success<Quote>(await answer(id));
      expect(await problem(await withdraw(id), 409)).toMatchObject({
        title: 'Diese Preisanfrage ist bereits beantwortet.',
        detail: expect.stringMatching(/^Beantwortet hat sie .+ am 20\.11\.2026, /) as string,
      });
      expect(await read(id)).toEqual(quote);
    });

    test('is either withdrawn or answered where both happen at the same moment', async () => {
      const { id } = await asked();
      const both = await Promise.all([withdraw(id), answer(id)]);
      expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
      const [isWithdrawn] = both.map(({ ok }) => ok);
      expect(await read(id)).toMatchObject({ status: isWithdrawn ? 'withdrawn' : 'answered' });
      expect(await actionsOf(id)).toEqual(['requested', isWithdrawn ? 'withdrawn' : 'answered']);
      expect(api().letters.filter(({ text }) => text.includes(id))).toHaveLength(isWithdrawn ? 0 : 1);
    });

    test('is the own organisation’s, and withdrawn by who may ask for one', async () => {
      const { id } = await asked();
      await problem(await withdraw(id, 'packer'), 403);
      await problem(await withdraw(id, 'otherOwner'), 404);
      expect(await read(id)).toMatchObject({ status: 'open' });
    });
  });
}
