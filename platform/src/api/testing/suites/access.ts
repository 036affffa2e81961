import { api as contract, fillPath } from 'contract';
import type { Endpoint } from 'contract';
import { describe, expect, test } from 'vitest';
import { appOrigin, problem } from '../test-api.ts';
import type { TestApi } from '../test-api.ts';

/** For each parameter of a path one that names nothing. */
const ids = {
  id: 'nothing',
  attachmentId: 'nothing',
  userId: 'nothing',
  productId: 'nothing',
  territoryId: 'nothing',
  itemId: 'nothing',
  executionId: 'nothing',
};

const endpoints = Object.entries(contract).flatMap(([resource, descriptions]) =>
  Object.entries(descriptions).map(([name, description]: [string, Endpoint]) => ({
    name: `${resource}.${name}`,
    request: `${description.method} /${fillPath(description.path, ids)}` as const,
    access: description.access,
    isIdempotent: description.isIdempotent ?? false,
  })),
);

/** Every endpoint that answers strangers. Whatever is added here can be called by the whole world. */
const openToAll = [
  'dayEndClosings.content',
  'fileAssets.content',
  'organizations.validateInvitation',
  'pages.published',
];
const closed = endpoints.filter(({ name }) => !openToAll.includes(name));

export function testAccess(api: () => TestApi): void {
  describe('access', () => {
    test('nothing answers strangers but what is listed here', async () => {
      const answers = await Promise.all(
        endpoints.map(async ({ name, request }) => ({
          name,
          status: (await api().call(undefined, request)).status,
        })),
      );
      expect(answers.filter(({ status }) => status !== 401).map(({ name }) => name)).toEqual(openToAll);
    });

    test('what answers strangers asks for no permission and keeps nothing of a caller', () => {
      const open = endpoints.filter(({ name }) => openToAll.includes(name));
      expect(open.map(({ access, isIdempotent }) => [access, isIdempotent])).toEqual(
        openToAll.map(() => ['everybody', false]),
      );
    });

    test.each(closed)('$name asks who calls', async ({ request }) => {
      const answer = await api().call(undefined, request);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
      expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
      expect(await problem(answer, 401)).toMatchObject({ title: 'Anmeldung erforderlich' });
    });

    test.each(closed)('$name refuses a token that is not the provider’s', async ({ request }) => {
      const answer = await api().call(undefined, request, { headers: { authorization: 'Bearer a.b.c' } });
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
    });

    test('an expired token is refused', async () => {
      const token = await api().tokenOf('owner', -120);
      const answer = await api().call(undefined, 'GET /shipments', {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(answer.status).toBe(401);
    });

    test.each(['GET /nothing', 'GET /shipments/a/b/c', 'GET /'] as const)(
      '%s does not exist',
      async (request) => {
        expect(await problem(await api().call('owner', request), 404)).toMatchObject({
          detail: 'Diese Adresse gibt es nicht.',
        });
      },
    );

    test('DELETE /shipments is no way to call it', async () => {
      expect(await problem(await api().call('owner', 'DELETE /shipments'), 405)).toMatchObject({
        status: 405,
      });
    });

    test.each([
      '/%E0%A4%A',
      '/shipments/%E0%A4%A',
      '/shipments/a%00',
      '/shipments?search=%00',
      '/%00',
    ] as const)('the broken address %s is a mistake of the caller', async (path) => {
      const answer = await api().call('owner', `GET ${path}`);
      expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
      expect(await problem(answer, 400)).toMatchObject({ title: 'Die Anfrage ist nicht lesbar.' });
    });

    test('unreadable JSON and a foreign format are mistakes of the caller', async () => {
      const raw = async (body: string, type: string) =>
        fetch(`${api().url}/shipments`, {
          method: 'POST',
          body,
          headers: {
            'content-type': type,
            'idempotency-key': 'unreadable-1',
            authorization: `Bearer ${await api().tokenOf('owner')}`,
          },
        });
      expect((await raw('{"a":', 'application/json')).status).toBe(400);
      expect((await raw('<a/>', 'application/xml')).status).toBe(415);
      expect((await raw(`"${'x'.repeat(1_100_000)}"`, 'application/json')).status).toBe(413);
    });

    test('tells caches, browsers and pages of other origins what they may do', async () => {
      const answer = await api().call('owner', 'GET /organizations/settings', {
        headers: { origin: appOrigin },
      });
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'access-control-allow-origin': appOrigin,
        'access-control-expose-headers': 'Date, ETag, Retry-After, X-Request-Id',
        'cache-control': 'no-store',
        'content-language': 'de-DE',
        'x-content-type-options': 'nosniff',
      });
      expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);

      const preflight = await fetch(`${api().url}/shipments`, {
        method: 'OPTIONS',
        headers: { origin: appOrigin, 'access-control-request-method': 'POST' },
      });
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get('access-control-allow-headers')).toBe(
        'authorization, content-type, timezone-offset, locale, idempotency-key, if-match, sentry-trace, baggage',
      );
      const foreign = await fetch(`${api().url}/health/live`, { headers: { origin: 'http://evil.test' } });
      expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
    });
  });
}
