import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { exampleSearch, filterTexts } from '../../design-system/docs/texts/filter-texts.ts';
import { collectTexts } from './collect-texts.ts';
import { root } from './root.ts';

const texts = await collectTexts();

it.each([
  ['in the field of the search', exampleSearch(texts)],
  ['on the page „Start“', exampleOn('Start.mdx')],
])('the example %s finds something', (_place, search) => {
  expect(search).not.toBe('');
  const found = filterTexts(texts, { search, onlySpecified: false, onlyUnseen: false });
  expect(found.some((entry) => entry.texts.includes(search))).toBe(true);
});

/** What a page says one can search for. */
function exampleOn(page: string): string {
  const text = readFileSync(join(root, 'design-system/docs', page), 'utf8');
  return /searching „([^“]+)“/.exec(text)?.[1] ?? '';
}
