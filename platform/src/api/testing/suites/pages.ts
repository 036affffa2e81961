import { randomUUID } from 'node:crypto';
import type { ContentPage, StaffPage } from 'contract';
import { contentPages, hostileHtml, people } from 'contract/fixtures';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { removeDemoPages, seedDemoPages } from '../../../demo/demo-pages.ts';
import { insertPages } from '../../../resources/pages/queries.ts';
import { tables } from '../../../store/index.ts';
import { problem, success } from '../test-api.ts';
import type { TestApi } from '../test-api.ts';

export function testPages(api: () => TestApi): void {
  const read = (path: string) => api().call(undefined, `GET /pages/published?${path}`);

  describe('content pages of staff', () => {
    const draft = {
      kind: 'other',
      slug: 'versandhinweise',
      title: 'Versandhinweise',
      body: '<p>Gut polstern.</p>',
    };
    const create = (body: object, key: string = randomUUID()) =>
      api().call('backofficeAdmin', 'POST /pages', { body, key });
    const change = (page: StaffPage, body: object) =>
      api().call('backofficeAdmin', `PATCH /pages/${page.id}` as 'PATCH /', {
        body,
        headers: { 'if-match': `"${page.version}"` },
      });

    test('are published at once, changed and taken away, and the audit log knows', async () => {
      const key = randomUUID();
      const typed = { ...draft, body: `${draft.body}<script>1</script>` };
      const page = await success<StaffPage>(await create(typed, key));
      expect(page).toMatchObject({ ...draft, updatedBy: { id: people.backofficeAdmin.id } });
      expect(await success(await create(typed, key))).toEqual(page);
      expect(await success(await read('slug=versandhinweise'))).toMatchObject({
        body: '<p>Gut polstern.</p>',
      });
      const changed = await success<StaffPage>(
        await change(page, { ...draft, slug: 'verpackung', body: '<p>Sehr gut.</p><script>1</script>' }),
      );
      expect(changed).toMatchObject({
        slug: 'verpackung',
        body: '<p>Sehr gut.</p>',
        version: page.version + 1,
      });
      expect((await read('slug=versandhinweise')).status).toBe(404);
      await problem(await change(page, draft), 412);
      const remove = () =>
        api().call('backofficeAdmin', `DELETE /pages/${page.id}` as 'DELETE /', {
          headers: { 'if-match': `"${changed.version}"` },
        });
      expect((await remove()).status).toBe(204);
      await problem(await remove(), 404);
      expect((await read('slug=verpackung')).status).toBe(404);
      const records = await api()
        .store.db.select({ action: tables.auditRecords.action })
        .from(tables.auditRecords)
        .where(eq(tables.auditRecords.objectId, page.id))
        .orderBy(tables.auditRecords.at);
      expect(records.map(({ action }) => action)).toEqual(['created', 'changed', 'deleted']);
    });

    test.each([
      [{ slug: 'Ver sand' }, '/slug', 'Ungültiger Slug', 'INVALID_SLUG'],
      [{ slug: 'sendungen' }, '/slug', 'Dieser Slug ist für die Anwendung reserviert.', 'INVALID_SLUG'],
      [{ slug: 'impressum' }, '/slug', 'Dieser Slug ist für die Anwendung reserviert.', 'INVALID_SLUG'],
      [
        { body: '<p>Eins\n<b>zwei</p>' },
        '/body',
        'Ungültiger HTML-Code (Zeile\u00A02: <b> ist nicht geschlossen)',
        undefined,
      ],
      [{ title: '' }, '/title', 'Pflichtfeld', undefined],
    ])('%o is refused at its field', async (part, pointer, detail, code) => {
      const refused = await problem(await create({ ...draft, ...part }), 422);
      expect(refused.errors).toEqual([expect.objectContaining({ pointer, detail })]);
      expect(refused.code).toBe(code);
    });

    test.each([
      '<script>alert(1)</script>',
      '<frameset><frame src="https://example.org"></frameset>',
      '<p> </p><p>&nbsp;</p>',
      '<svg><text>Impressum</text></svg>',
      '<!-- Impressum -->',
    ])('are refused where nothing is left to read: %s', async (body) => {
      const refused = await create({ ...draft, slug: 'nichts', body });
      expect(await problem(refused, 422)).toMatchObject({ errors: [{ pointer: '/body' }] });
      expect((await read('slug=nichts')).status).toBe(404);
    });

    test('are refused, and keep nobody busy, where elements lie in each other without end', async () => {
      const deep = `<p>${'<b>'.repeat(60_000)}Text${'</b>'.repeat(60_000)}</p>`;
      const refused = await create({ ...draft, slug: 'tief', body: deep });
      expect(await problem(refused, 422)).toMatchObject({ errors: [{ pointer: '/body' }] });
    });

    test('have one slug each, and of a legal kind there is one', async () => {
      const one = await success<StaffPage>(await create({ ...draft, slug: 'eins' }));
      const two = await success<StaffPage>(await create({ ...draft, slug: 'zwei' }));
      expect(await problem(await create({ ...draft, slug: 'eins' }), 422)).toMatchObject({
        code: 'SLUG_ALREADY_EXISTS',
        errors: [{ pointer: '/slug', detail: 'Diesen Slug hat bereits eine andere Seite.' }],
      });
      expect(await problem(await change(two, { ...draft, slug: 'eins' }), 422)).toMatchObject({
        code: 'SLUG_ALREADY_EXISTS',
      });
      const ask = async (query: string) =>
        success(await api().call('backofficeUser', `GET /pages/slug?${query}` as 'GET /'));
      expect(await ask('slug=eins')).toEqual({ isFree: false });
      expect(await ask(`slug=eins&except=${one.id}`)).toEqual({ isFree: true });
      const terms = { ...draft, kind: 'terms-and-conditions', slug: 'bedingungen' };
      const first = await create(terms);
      const second = await problem(await create({ ...terms, slug: 'bedingungen-2' }), 422);
      expect([first.status, second.code]).toEqual([200, 'PAGE_KIND_TAKEN']);
    });

    test('get a slug that two are given at once for one of them', async () => {
      const made = await Promise.all(
        ['a', 'b', 'c', 'd'].map(async (slug) =>
          success<StaffPage>(await create({ ...draft, slug: `eile-${slug}` })),
        ),
      );
      const answers = await Promise.all([
        ...made.map((page) => change(page, { ...draft, slug: 'eile' })),
        create({ ...draft, slug: 'eile' }),
      ]);
      const refused = answers.filter(({ status }) => status !== 200);
      expect(refused).toHaveLength(answers.length - 1);
      for (const answer of refused)
        expect(await problem(answer, 422)).toMatchObject({ code: 'SLUG_ALREADY_EXISTS' });
    });

    test('are listed by title with the legal ones that are missing', async () => {
      const { db } = api().store;
      await db.delete(tables.pages);
      await success(await create({ ...draft, title: 'Zoll' }));
      await success(await create({ ...draft, slug: 'impressum', kind: 'imprint', title: 'Impressum' }));
      const list = await success<{ items: StaffPage[]; missing: string[] }>(
        await api().call('backofficeUser', 'GET /pages'),
      );
      expect(list.items.map(({ title }) => title)).toEqual(['Impressum', 'Zoll']);
      expect(list.items[0]).not.toHaveProperty('body');
      expect(list.missing).toEqual(['privacy-policy', 'terms-and-conditions']);
      await db.delete(tables.pages);
    });
  });

  describe('content pages', () => {
    beforeAll(() => seedDemoPages(api().store.db));

    test('are read by strangers, by slug and by kind', async () => {
      const { body: _, ...facts } = contentPages.imprint;
      const bySlug = await success<ContentPage>(await read('slug=impressum'));
      expect(bySlug).toMatchObject(facts);
      expect(bySlug.body).toContain('Muster.');
      expect(await success(await read('kind=imprint'))).toEqual(bySlug);
      expect(await success(await read('slug=kontakt'))).toMatchObject({ title: 'Kontakt' });
    });

    test.each(['slug=nirgends', 'kind=other', 'slug=kontakt&kind=imprint', ''])(
      '„%s“ is not found, in the words of the specification',
      async (query) => {
        const { detail } = await problem(await read(query), 404);
        expect(detail).toBe('Die angeforderte Seite konnte nicht gefunden werden.');
      },
    );

    test.each(['slug=a%2Fb', 'slug=..', 'kind=nothing'])('„%s“ is no question', async (query) => {
      expect((await read(query)).status).toBe(400);
    });

    test('are made harmless before they are kept', async () => {
      const page = { kind: 'other', slug: 'boese', title: 'Böse', body: hostileHtml.join('') } as const;
      await insertPages(api().store.db, [{ ...page, id: 'pag_boese', updatedAt: new Date(), isDemo: true }]);
      const { body } = await success<ContentPage>(await read('slug=boese'));
      expect(body).not.toMatch(/<script|<img|onerror|javascript:|style=/i);
    });

    test('that are there stay when the samples come again, and the samples go without demo data', async () => {
      const { db } = api().store;
      await removeDemoPages(db);
      expect((await read('slug=impressum')).status).toBe(404);
      const own = { ...contentPages.imprint, id: 'pag_own', title: 'Unser Impressum' };
      await insertPages(db, [{ ...own, slug: 'ueber-uns', updatedAt: new Date(), isDemo: false }]);
      await seedDemoPages(db);
      await removeDemoPages(db);
      expect(await success(await read('kind=imprint'))).toMatchObject({ title: 'Unser Impressum' });
      expect((await read('slug=datenschutz')).status).toBe(404);
    });
  });
}
