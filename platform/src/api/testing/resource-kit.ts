import { randomUUID } from 'node:crypto';
import { organizations } from 'contract/fixtures';
import { beforeAll, describe, expect, test } from 'vitest';
import { problem, success } from './test-api.ts';
import type { PersonName, TestApi } from './test-api.ts';

interface Thing {
  readonly id: string;
}

interface Page<T> {
  readonly items: T[];
  readonly totalItems: number;
  readonly totalPages: number;
}

/** What is true of a resource whose things are created with a key, listed, searched and read one by one. */
export interface ResourceFacts<T extends Thing> {
  readonly name: string;
  readonly path: `/${string}`;
  /** A sound body; its thing is found by searching for the mark, and by nothing else of it. */
  readonly body: (mark: string) => object;
  /** Where the mark stands in the thing. */
  readonly markIn: (thing: T) => string;
  /** What is said of one that is not there, or is not the caller's to see. */
  readonly notFound: string;
  /** What can be read of one besides itself. */
  readonly parts?: readonly `/${string}`[];
}

const home = organizations.tietze.orgCode;
const elsewhere = organizations.weserbergland.orgCode;
const staff = ['backofficeUser', 'backofficeAdmin', 'superAdmin'] as const;
const newMark = () => `mark${randomUUID().replaceAll('-', '').slice(0, 20)}`;

/**
 * What every resource promises: its things are their organisation's, a key creates once, nothing that
 * cannot be kept is kept, and lists have pages. Everything is made in the first demo organisation.
 */
export function testResource<T extends Thing>(api: () => TestApi, facts: ResourceFacts<T>): void {
  const { name, path, body, markIn, notFound, parts = [] } = facts;
  const create = (mark: string, key?: string, by: PersonName = 'owner') =>
    api().call(by, `POST ${path}`, { body: body(mark), ...(key !== undefined && { key }) });
  const list = async (mark: string, query = '', by: PersonName = 'owner') =>
    success<Page<T>>(await api().call(by, `GET ${path}?search=${mark}${query}`));
  const idsOf = ({ items }: Page<T>) => items.map(({ id }) => id);

  describe(`${name}, like every resource,`, () => {
    const mark = newMark();
    let thing: T;
    beforeAll(async () => {
      thing = await success<T>(await create(mark));
    });
    const readings = ['', ...parts].map((part) => () => `GET ${path}/${thing.id}${part}` as const);

    describe('belong to their organisation', () => {
      test('which sees them', async () => {
        for (const reading of readings) expect((await api().call('member', reading())).status).toBe(200);
        expect(idsOf(await list(mark, '', 'member'))).toEqual([thing.id]);
        expect(idsOf(await list(mark, `&organization=${home}`, 'member'))).toEqual([thing.id]);
      });

      test('and are not there for another one, which learns the same of what never was', async () => {
        for (const reading of readings) {
          expect(await problem(await api().call('otherOwner', reading()), 404)).toMatchObject({
            detail: notFound,
          });
        }
        const never = await api().call('otherOwner', `GET ${path}/nothing`);
        expect(await problem(never, 404)).toMatchObject({ detail: notFound });
        expect(await list(mark, '', 'otherOwner')).toMatchObject({ items: [], totalItems: 0 });
      });

      test('whom customers cannot name', async () => {
        for (const organization of ['all', home, 'org_nobody']) {
          for (const asked of [`GET ${path}`, ...readings.map((reading) => reading())] as const) {
            const answer = await api().call('otherOwner', `${asked}?organization=${organization}` as `GET /`);
            expect(await problem(answer, 403)).toMatchObject({ title: 'Fehlende Berechtigung' });
          }
        }
      });

      test.each(staff)('which %s has to name, or ask for all', async (person) => {
        expect(await list(mark, '', person)).toMatchObject({ items: [] });
        for (const reading of readings) {
          const status = async (query: string) => (await api().call(person, `${reading()}${query}`)).status;
          expect(await status('')).toBe(404);
          expect(await status('?organization=all')).toBe(200);
          expect(await status(`?organization=${home}`)).toBe(200);
          expect(await status(`?organization=${elsewhere}`)).toBe(404);
        }
        expect(idsOf(await list(mark, '&organization=all', person))).toEqual([thing.id]);
        expect(idsOf(await list(mark, `&organization=${home}`, person))).toEqual([thing.id]);
        expect(idsOf(await list(mark, `&organization=${elsewhere}`, person))).toEqual([]);
      });
    });

    describe('are created once for a key', () => {
      test('however often it is sent, and at once', async () => {
        const key = randomUUID();
        const own = newMark();
        const answers = await Promise.all([create(own, key), create(own, key), create(own, key)]);
        const [first, ...others] = await Promise.all(answers.map((answer) => success<T>(answer)));
        if (!first) throw new Error('Nothing was created');
        expect(others).toEqual([first, first]);
        expect(await success(await create(own, key))).toEqual(first);
        expect(await success(await api().call('owner', `GET ${path}/${first.id}`))).toEqual(first);
        expect(idsOf(await list(own))).toEqual([first.id]);
      });

      test('which another body, or a colleague, cannot share', async () => {
        const key = randomUUID();
        const own = newMark();
        const first = await success<T>(await create(own, key));
        expect(await problem(await create(newMark(), key), 422)).toMatchObject({
          code: 'IDEMPOTENCY_MISMATCH',
        });
        const theirs = await success<T>(await create(own, key, 'member'));
        expect(theirs.id).not.toBe(first.id);
      });

      test.each(['', 'short', 'x'.repeat(256)])('which is not %j', async (key) => {
        const headers = { 'idempotency-key': key };
        const answer = await api().call('owner', `POST ${path}`, { body: body(newMark()), headers });
        expect((await problem(answer, 400)).detail).toContain('Idempotency-Key');
      });
    });

    test('hold nothing that cannot be kept', async () => {
      const own = newMark();
      const poisoned = await success<T>(await create(`${own}\uD800\u0000\u200B`));
      expect(markIn(poisoned)).toBe(own);
      expect(idsOf(await list(own))).toEqual([poisoned.id]);
    });

    describe('are listed in pages', () => {
      test('which hold each of them once, and end', async () => {
        const own = newMark();
        const created = [];
        for (let count = 0; count < 3; count += 1) created.push(await success<T>(await create(own)));
        const pages = [
          await list(own, '&perPage=2'),
          await list(own, '&perPage=2&page=2'),
          await list(own, '&perPage=2&page=9'),
        ];
        expect(pages.map(({ items }) => items.length)).toEqual([2, 1, 0]);
        expect(pages.flatMap(idsOf).toSorted()).toEqual(created.map(({ id }) => id).toSorted());
        for (const page of pages) expect(page).toMatchObject({ totalItems: 3, totalPages: 2 });
      });

      test.each(['page=0', 'page=x', 'perPage=101', 'page=1&page=2'])('and not by %s', async (query) => {
        expect(await problem(await api().call('owner', `GET ${path}?${query}`), 400)).toMatchObject({
          detail: 'Die Adresse enthält eine ungültige Angabe.',
        });
      });
    });
  });
}
