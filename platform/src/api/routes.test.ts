import { endpoint } from 'contract';
import type { AccessTokenClaims, Endpoint } from 'contract';
import Fastify from 'fastify';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { tables } from '../store/index.ts';
import type { Database } from '../store/index.ts';
import { openMemoryStore } from '../store/testing/open-memory-store.ts';
import type { Call, RecordedCall } from './handler.ts';
import { ProblemError } from './problem.ts';
import { registerRoutes } from './routes.ts';

const described = { path: 'probe', summary: 'Try it', access: 'signed-in' } as const;
const claims = {
  sub: 'usr_1',
  org_code: 'org_1',
  permissions: [],
  roles: [{ id: 'role_org_user', key: 'org_user', name: 'Mitglied' }],
  feature_flags: {},
} as Partial<AccessTokenClaims> as AccessTokenClaims;

/** Asks an API of one call. */
async function ask(
  call: Endpoint,
  handler: (call: never) => unknown,
  body?: object,
  checkAnswers = true,
  db = {} as Database,
) {
  const app = Fastify();
  app.setErrorHandler((error, _, reply) =>
    reply.code(error instanceof ProblemError ? error.status : 500).send({ message: String(error) }),
  );
  const resources = { probe: { handlers: { call: handler }, notFound: 'Fort.' } };
  registerRoutes(
    app,
    {
      db,
      verifyToken: () => Promise.resolve(claims),
      resources: resources as never,
      now: () => new Date('2026-11-20T12:00:00Z'),
      checkAnswers,
    },
    { probe: { call } },
  );
  const headers = { 'idempotency-key': 'key-of-probe' };
  const answer = await app.inject({ method: call.method, url: '/probe', headers, ...(body && { body }) });
  await app.close();
  return answer;
}

const table = endpoint({ ...described, method: 'GET', answer: 'table' });
const giveTable = async () => {
  async function* parts() {
    yield 'a;';
    yield 'b\n';
  }
  return { parts: parts(), fileName: 'Sendungen.csv', mediaType: 'text/csv; charset=utf-8' };
};

test('a table is answered as a file to be kept, and it is written down who has got it', async () => {
  const store = await openMemoryStore();
  const answer = await ask(table, giveTable, undefined, true, store.db);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="Sendungen.csv"',
  });
  expect(answer.body).toBe('a;b\n');
  expect(await store.db.select().from(tables.auditRecords)).toMatchObject([
    { action: 'exported', objectKind: 'table', objectId: 'probe', orgCode: 'org_1', personId: 'usr_1' },
  ]);
  await store.close();
});

test('a table that cannot be written down is given to nobody', async () => {
  const answer = await ask(table, giveTable);
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain('a;');
});

test('a problem that the contract does not name is a fault where answers are checked', async () => {
  const call = endpoint({
    ...described,
    method: 'GET',
    answer: 'empty',
    errors: { 409: ['CARRIER_REFUSED'] },
  });
  const failWith = (status: number, code?: string) => async () => {
    throw new ProblemError(status, code === undefined ? {} : { code });
  };
  expect((await ask(call, failWith(409))).statusCode).toBe(409);
  expect((await ask(call, failWith(409, 'CARRIER_REFUSED'))).statusCode).toBe(409);
  expect((await ask(call, failWith(409, 'CARRIER_UNKNOWN'))).statusCode).toBe(500);
  expect((await ask(call, failWith(404))).json()).toMatchObject({
    message: expect.stringContaining('probe answers 404, which the contract does not name'),
  });
  expect((await ask(call, failWith(404), undefined, false)).statusCode).toBe(404);
});

test('no body is read of what asks for something, so none can be too large or of another format', async () => {
  const asked = { ...described, answer: 'empty' } as const;
  const foreign = Buffer.alloc(2 * 1024 * 1024);
  const statusOf = async (call: Endpoint) => (await ask(call, async () => {}, foreign)).statusCode;
  expect(await statusOf(endpoint({ ...asked, method: 'GET' }))).toBe(204);
  expect(await statusOf(endpoint({ ...asked, method: 'POST' }))).not.toBe(204);
});

const dated = endpoint({
  ...described,
  method: 'POST',
  body: ({ today }) => v.object({ day: v.pipe(v.string(), v.minValue(today(), 'Vorbei')) }),
  answer: 'empty',
});

test('a body is judged by the caller’s day before the call is handled', async () => {
  const handled: unknown[] = [];
  const handler = async (call: Call) => void handled.push(call.body);
  expect((await ask(dated, handler, { day: '2026-11-19' })).statusCode).toBe(422);
  expect((await ask(dated, handler, { day: '2026-11-20', more: 1 })).statusCode).toBe(204);
  expect(handled).toEqual([{ day: '2026-11-20' }]);
});

test('what keeps its own records has its body judged when it asks', async () => {
  const recorded = { ...dated, isIdempotent: true, recordsItself: true };
  const day = '2026-11-19';
  expect((await ask(recorded, async () => {}, { day })).statusCode).toBe(204);
  expect((await ask(recorded, async (call: RecordedCall) => void call.checkBody(), { day })).statusCode).toBe(
    422,
  );
});
