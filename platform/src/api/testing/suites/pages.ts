import type { ContentPage } from 'contract';
import { contentPages, hostileHtml } from 'contract/fixtures';
import { beforeAll, describe, expect, test } from 'vitest';
import { removeDemoPages, seedDemoPages } from '../../../demo/demo-pages.ts';
import { insertPages } from '../../../resources/pages/queries.ts';
import { problem, success } from '../test-api.ts';
import type { TestApi } from '../test-api.ts';

export function testPages(api: () => TestApi): void {
  const read = (path: string) => api().call(undefined, `GET /pages/published?${path}`);

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
