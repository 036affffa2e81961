import { randomUUID } from 'node:crypto';
import type { OrganizationUser } from 'contract';
import { FIXTURE_NOW, organizations } from 'contract/fixtures';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import type { Letters } from '../../../mail/letters.ts';
import { LetterRefused } from '../../../mail/mailer.ts';
import { sendDueLetters } from '../../../resources/organizations/invitation-letters.ts';
import type { Services } from '../../../services.ts';
import { tables } from '../../../store/index.ts';
import { problem, success } from '../test-api.ts';
import type { PersonName, TestApi } from '../test-api.ts';

const { invitationLetters, invitations } = tables;
const home = organizations.tietze.orgCode;
const MINUTE_MS = 60_000;

export function testInvitationLetters(api: () => TestApi): void {
  const invite = (email: string, by: PersonName = 'owner', key: string = randomUUID()) =>
    api().call(by, 'POST /organizations/users', {
      body: { email, given_name: '', family_name: '', role: 'org_user' },
      key,
    });
  const invited = async (email: string) => success<OrganizationUser>(await invite(email));
  const reinvite = (id: string) => api().call('owner', `POST /organizations/${home}/users/${id}/reinvite`);
  const read = async ({ id }: { readonly id: string }) =>
    success<OrganizationUser>(await api().call('owner', `GET /organizations/users/${id}`));
  const remove = async ({ id }: { readonly id: string }) => {
    const { version } = await read({ id });
    return api().call('owner', `DELETE /organizations/users/${id}`, {
      headers: { 'if-match': `"${version}"` },
    });
  };
  const lettersTo = (email: string) => api().letters.filter(({ to }) => to === email);
  const tick = () => sendDueLetters(api().services);
  const pass = (minutes: number) => {
    api().now = new Date(api().now.getTime() + minutes * MINUTE_MS);
  };
  const mended: (() => void)[] = [];
  /** Exchanges something of what handlers work with, until the end of the test. */
  const exchange = (letters: Partial<Letters>) => {
    const services = api().services as { -readonly [Key in keyof Services]: Services[Key] };
    const before = services.letters;
    services.letters = { ...before, ...letters };
    mended.push(() => {
      services.letters = before;
    });
  };
  afterEach(() => {
    api().isMailBroken = false;
    for (const mend of mended.splice(0).toReversed()) mend();
    api().now = new Date(FIXTURE_NOW);
  });

  describe('the letter of an invitation', () => {
    test('has gone when the answer comes', async () => {
      const user = await invited('gleich@briefe.example');
      expect(user).toMatchObject({ status: 'invited', invitationDelivery: 'sent' });
      expect(lettersTo(user.email)).toHaveLength(1);
      await tick();
      expect(lettersTo(user.email)).toHaveLength(1);
    });

    test('goes once what it leads to is kept, and not before', async () => {
      let isKept = false;
      exchange({
        invite: async ({ letterId, to }) => {
          // On a connection of its own this would wait for the transaction; it is over.
          const rows = await api()
            .store.db.select()
            .from(invitationLetters)
            .where(eq(invitationLetters.email, to));
          isKept = rows.length === 1 && rows[0]?.id === letterId;
        },
      });
      await invited('danach@briefe.example');
      expect(isKept).toBe(true);
    });

    test('that cannot be sent now is tried again by the clock', async () => {
      api().isMailBroken = true;
      const user = await invited('spaeter@briefe.example');
      expect(user).toMatchObject({ status: 'invited', invitationDelivery: 'waiting' });
      expect(api().reported).toContain('Sending an invitation');
      api().isMailBroken = false;
      await tick();
      expect(lettersTo(user.email)).toEqual([]);
      pass(2);
      // Two platforms at once send it once.
      await Promise.all([tick(), tick()]);
      expect(lettersTo(user.email)).toHaveLength(1);
      expect(await read(user)).toMatchObject({ invitationDelivery: 'sent' });
    });

    test('that a process has left behind when it died is taken up', async () => {
      const user = await invited('verwaist@briefe.example');
      const isIts = eq(invitationLetters.email, user.email);
      const dying = {
        status: 'waiting',
        attempts: 1,
        nextTryAt: new Date(api().now.getTime() + MINUTE_MS),
      } as const;
      await api().store.db.update(invitationLetters).set(dying).where(isIts);
      await tick();
      expect(lettersTo(user.email)).toHaveLength(1);
      pass(1);
      await tick();
      const [first, second] = lettersTo(user.email);
      expect(second?.id).toBe(first?.id);
      expect(second?.id).toMatch(/^let_/);
    });

    test('is given up after half an hour, told in the list, and can be sent anew', async () => {
      api().isMailBroken = true;
      const user = await invited('niemals@briefe.example');
      for (let minute = 0; minute < 29; minute += 1) {
        pass(1);
        await tick();
      }
      expect(await read(user)).toMatchObject({ invitationDelivery: 'waiting' });
      pass(12);
      await tick();
      expect(await read(user)).toMatchObject({ status: 'invited', invitationDelivery: 'failed' });
      api().isMailBroken = false;
      pass(60);
      await tick();
      expect(lettersTo(user.email)).toEqual([]);
      expect(await success(await reinvite(user.id))).toMatchObject({ invitationDelivery: 'sent' });
      expect(lettersTo(user.email)).toHaveLength(1);
    });

    test('that a server will never take is not tried again', async () => {
      exchange({ invite: () => Promise.reject(new LetterRefused('No such person')) });
      const user = await invited('gibtesnicht@briefe.example');
      expect(user).toMatchObject({ status: 'invited', invitationDelivery: 'failed' });
    });

    test('keeps nobody waiting whose mail server does not answer', async () => {
      // Whoever waited for it would wait for ever.
      exchange({ invite: () => new Promise(() => {}) });
      const user = await invited('stumm@briefe.example');
      expect(user).toMatchObject({ invitationDelivery: 'waiting' });
    });

    test('does not go to whoever was removed meanwhile', async () => {
      api().isMailBroken = true;
      const user = await invited('zurueck@briefe.example');
      expect((await remove(user)).status).toBe(204);
      api().isMailBroken = false;
      pass(5);
      await tick();
      expect(lettersTo(user.email)).toEqual([]);
    });

    test('of a call that comes again after a crash is not written twice', async () => {
      const key = randomUUID();
      const user = await success<OrganizationUser>(await invite('absturz@briefe.example', 'owner', key));
      // Its answer was lost with the process, and what was kept of it has run out.
      await api().store.db.delete(tables.idempotencyRecords);
      const again = await success<OrganizationUser>(await invite('absturz@briefe.example', 'owner', key));
      expect(again).toEqual(user);
      expect(lettersTo(user.email)).toHaveLength(1);
    });

    test('sent anew by several at once leaves one way in', async () => {
      const user = await invited('zugleich@briefe.example');
      const before = lettersTo(user.email).length;
      const answers = await Promise.all([1, 2, 3].map(() => reinvite(user.id)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(await api().store.db.$count(invitations, eq(invitations.email, user.email))).toBe(1);
      // What was taken back before it was sent is not sent: each that went out was open at the time.
      const sent = lettersTo(user.email).length - before;
      expect(sent).toBeGreaterThan(0);
      expect(sent).toBeLessThanOrEqual(3);
    });

    test('that cannot be written down leaves nothing behind', async () => {
      // No store counts so far.
      exchange({ limits: { perOrganization: 1, perAddress: Number.MAX_VALUE } });
      expect(await problem(await invite('voll@briefe.example'), 502)).toMatchObject({
        code: 'USER_CREATION_FAILED',
        title: 'Die Person konnte nicht angelegt werden. Versuchen Sie es später erneut.',
      });
      const found = await api().call('owner', `GET /organizations/${home}/users?search=voll` as 'GET /');
      expect(await success(found)).toMatchObject({ items: [] });
    });
  });

  describe('invitations in an hour', () => {
    test('are few to one address, whoever sends them', async () => {
      exchange({ limits: { perOrganization: 50, perAddress: 2 } });
      const user = await invited('oft@briefe.example');
      pass(20);
      expect((await reinvite(user.id)).status).toBe(200);
      const before = lettersTo(user.email).length;
      for (const refused of [await reinvite(user.id), await invite(user.email, 'otherOwner')]) {
        expect(refused.headers.get('retry-after')).toBe(String(40 * 60));
        const detail =
          'An diese Adresse gehen höchstens 2\u00A0Einladungen in einer Stunde. Versuchen Sie es in 40\u00A0Minuten erneut.';
        expect(await problem(refused, 429)).toMatchObject({
          title: 'Zu viele Einladungen in kurzer Zeit',
          detail,
          code: 'TOO_MANY_INVITATIONS',
          errors: [{ pointer: '/email', detail }],
        });
      }
      expect(lettersTo(user.email)).toHaveLength(before);
      // The one that went out holds: it was not taken back for one that could not be sent.
      const link = /join\?id=(inv_\w+)/.exec(lettersTo(user.email).at(-1)?.text ?? '')?.[1];
      expect((await api().call(undefined, `GET /organizations/invitations/${link}/validate`)).status).toBe(
        200,
      );
      pass(40);
      expect((await reinvite(user.id)).status).toBe(200);
    });

    test('are limited for an organisation, also at once', async () => {
      // Far from what others have sent.
      pass(600);
      exchange({ limits: { perOrganization: 3, perAddress: 2 } });
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, index) => invite(`viele-${index}@briefe.example`)),
      );
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
        200, 200, 200, 429, 429, 429,
      ]);
      const refused = answers.find(({ status }) => status === 429);
      if (!refused) throw new Error('Nobody was refused');
      expect((await problem(refused, 429)).detail).toBe(
        'Ihre Organisation kann höchstens 3\u00A0Einladungen in einer Stunde senden. Versuchen Sie es in 60\u00A0Minuten erneut.',
      );
      expect((await invite('andere@briefe.example', 'otherOwner')).status).toBe(200);
      pass(60);
      expect((await invite('viele-9@briefe.example')).status).toBe(200);
    });
  });
}
