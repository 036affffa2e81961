import { expect, test } from 'vitest';
import { page } from '../../pages/page.ts';
import { hrefOfBuilt } from './legal-hrefs.ts';

const facts = { title: 'notFound', layout: 'default', access: 'everybody' } as const;

test('the foot leads to a page from the day on which it is built', () => {
  expect(hrefOfBuilt(page('/impressum', facts))).toBeUndefined();
  const code = async () => ({ Component: () => null });
  expect(hrefOfBuilt(page('/impressum', { ...facts, code }))).toBe('/impressum');
});
