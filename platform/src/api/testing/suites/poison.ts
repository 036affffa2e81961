import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tables } from '../../../store/index.ts';
import type { TestApi } from '../test-api.ts';
import { samples } from './poison-samples.ts';
import type { Sample } from './poison-samples.ts';

/** How often each call is poisoned, in its body and in its address; `pnpm test:all` does so a hundred times. */
const RUNS = Number(process.env['LOTSE_POISON_RUNS'] ?? 6);

/** Stands in a body for JSON that is put in its place. */
const HOLE = '@@hole@@';

/** What no honest client sends, as JSON writes it. */
const poisonedJson = fc.oneof(
  fc.constantFrom(
    String.raw`"a\ud800b"`,
    String.raw`"\udc00\ud800"`,
    String.raw`"a\u0000b"`,
    String.raw`"\u0000"`,
    String.raw`"\u200b\u00ad\ufeff"`,
    String.raw`"\u202Egnol"`,
    '"李明 🙂 ٣"',
    '""',
    '"   "',
    '"../../x"',
    `"${'x'.repeat(900_000)}"`,
    `"${'1 '.repeat(450_000)}"`,
    `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
    `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
    `[${'0,'.repeat(100_000)}0]`,
    '{"__proto__":{"isAdmin":true}}',
    '{"constructor":{"prototype":{"isAdmin":true}}}',
    'null',
    'true',
    '[]',
    '{}',
    '-1',
    '0',
    '1e400',
    '-1e308',
    '0.1',
    '9007199254740993',
    '"9999-12-31"',
    '"0000-01-01"',
  ),
  fc.array(fc.integer({ min: 0, max: 0xff_ff }), { maxLength: 40 }).map(anyText),
  fc.json({ maxDepth: 3 }),
);

/** A text of any 16-bit units, with halves of characters among them. */
function anyText(units: readonly number[]): string {
  return JSON.stringify(String.fromCharCode(...units));
}

/** What no honest client writes into an address. */
const poisonedPart = fc.oneof(
  fc.constantFrom(
    '%ED%A0%80',
    '%ED%B0%80x',
    'a%00b',
    '%00',
    '%FF',
    '%',
    '%E0%A4%A',
    '..',
    '.',
    '%2e%2e',
    '..%2F..%2Fx',
    '%5C',
    '__proto__',
    'constructor',
    '%F0%9F%99%82',
    '%20',
    'x'.repeat(99),
    'x'.repeat(6000),
    '-1',
    '99999999999999999999',
    '1e9',
    'NaN',
    "'%3B%20drop%20table%20shipments--",
    '%25_%25',
  ),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }).map((text) => encodeURIComponent(text)),
);

/** Every place of a JSON value that something else can be put in, from the whole to each leaf. */
function places(value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, part]) => places(part, [...path, key]))];
}

/** The value as JSON with a hole in one place; an unknown key in an object is a place too. */
function withHole(value: unknown, [key, ...rest]: readonly (string | number)[]): unknown {
  if (key === undefined) return HOLE;
  if (Array.isArray(value)) {
    return value.map((part: unknown, index) => (String(index) === String(key) ? withHole(part, rest) : part));
  }
  return { ...(value as object), [key]: withHole((value as Record<string, unknown>)[key], rest) };
}

/** Nothing that anybody sends is a fault of ours, and nothing that cannot be kept is kept. */
export function testPoison(api: () => TestApi): void {
  const send = async ({ by = 'owner' }: Sample, request: string, text?: string): Promise<number> => {
    const key = randomUUID();
    const answer = await api().call(by, request as Sample['request'], {
      key,
      headers: { 'if-match': '"1"' },
      ...(text && { text }),
    });
    await answer.arrayBuffer();
    return answer.status;
  };
  const address = ({ request, query = {} }: Sample, id: string, changes: Readonly<Record<string, string>>) =>
    `${request.replace('{id}', id)}?${Object.entries({ ...query, ...changes })
      .map(([name, part]) => `${name}=${part}`)
      .join('&')}`;

  describe('poison', () => {
    test.each(Object.entries(samples))('is no fault at %s', async (_, sample) => {
      const { query = {}, body } = sample;
      const names = [...Object.keys(query), 'unknown', '__proto__', 'organization'];
      const inAddress = fc.record({ name: fc.constantFrom(...names), part: poisonedPart });
      await fc.assert(
        fc.asyncProperty(inAddress, poisonedPart, async ({ name, part }, id) => {
          expect(await send(sample, address(sample, 'shp_nobody', { [name]: part }))).toBeLessThan(500);
          expect(await send(sample, address(sample, id, {}))).toBeLessThan(500);
        }),
        { numRuns: Math.ceil(RUNS / 4) },
      );
      if (body === undefined) return;

      const inBody = fc.constantFrom(...places(body), ['unknown'], ['__proto__']);
      await fc.assert(
        fc.asyncProperty(inBody, poisonedJson, async (place, poison) => {
          const text = JSON.stringify(withHole(body, place)).replace(JSON.stringify(HOLE), () => poison);
          expect(await send(sample, address(sample, 'shp_nobody', {}), text)).toBeLessThan(500);
        }),
        { numRuns: RUNS },
      );
    });

    test('is refused the same way for every id that cannot be one', async () => {
      const ofOneThing = Object.values(samples).filter((sample) => sample.request.includes('{id}'));
      for (const { request, by = 'owner', body } of ofOneThing) {
        const path = (id: string) => request.replace('{id}', id) as Sample['request'];
        const told = async (id: string) => {
          const headers = { 'if-match': '"1"' };
          const answer = await api().call(by, path(id), { headers, body });
          const { requestId, ...problem } = (await answer.json()) as { readonly requestId: string };
          expect(requestId).toEqual(expect.any(String));
          return problem;
        };
        const missing = await told('shp_nobody');
        expect(missing).toMatchObject({ status: 404 });
        for (const id of ['a%20b', '%F0%9F%99%82', 'a%2Fb', 'x'.repeat(65), 'ä', 'a.b', '%ef%bf%bd']) {
          expect(await told(id)).toEqual(missing);
        }
      }
    });

    test('is asked of nobody: not even of a store that has such an id', async () => {
      const { contacts } = tables;
      const { db } = api().store;
      const [row] = await db.select().from(contacts).where(eq(contacts.id, 'con_tietze'));
      if (!row) throw new Error('The fixtures’ sender was not seeded');
      await db.insert(contacts).values({ ...row, id: 'a b' });
      expect((await api().call('owner', 'GET /contacts/con_tietze')).status).toBe(200);
      expect((await api().call('owner', 'GET /contacts/a%20b')).status).toBe(404);
      await db.delete(contacts).where(eq(contacts.id, 'a b'));
    });

    test('has left nothing behind that cannot be kept, or that is too long', async () => {
      const { db } = api().store;
      const rows = [
        ...(await db
          .select({ name: tables.contacts.shortName, block: tables.contacts.block })
          .from(tables.contacts)),
        ...(await db.select({ draft: tables.shipments.draft }).from(tables.shipments)),
      ];
      const texts = textsIn(rows);
      expect(texts.length).toBeGreaterThan(0);
      for (const text of texts) {
        expect(text.isWellFormed()).toBe(true);
        expect(text).not.toMatch(/[\p{Cc}\p{Cs}\p{Bidi_Control}]/u);
        expect(text.length).toBeLessThanOrEqual(64);
      }
    });
  });
}

/** All texts that a value holds. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || value instanceof Date) return [];
  return Object.values(value).flatMap(textsIn);
}
