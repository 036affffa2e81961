import { readFile } from 'node:fs/promises';
import { expect, it, vi } from 'vitest';
import type { IndexEntry } from '../story-index.ts';
import { fetchPictures, picturesOf } from './pictures.ts';

const ready: IndexEntry = {
  id: 'screens-start-start--ready',
  title: 'Screens/start/Start',
  name: 'Ready',
  exportName: 'Ready',
  tags: [],
  importPath: './a.stories.tsx',
  type: 'story',
};
const pictures = {
  'phone/screens-start-start--ready': 'aa:bb',
  'light/screens-start-start--ready': 'cc:dd',
  'light/screens-start-start--failed': 'ee:ff',
};

it('finds the pictures of a story in the order of the looks', () => {
  expect(picturesOf(ready, pictures).map(({ address }) => address)).toEqual([
    './pictures/light/screens-start-start--ready.webp?cc',
    './pictures/phone/screens-start-start--ready.webp?aa',
  ]);
});

it('leaves out what a story is not looked at in', () => {
  expect(picturesOf(ready, pictures, 'phone')).toHaveLength(1);
  expect(picturesOf(ready, pictures, 'dark')).toEqual([]);
});

it('reads the record that is committed', async () => {
  const file = new URL('../../../tests/visual/baselines/record.json', import.meta.url);
  vi.stubGlobal('fetch', async () => new Response(await readFile(file)));
  const badge = { ...ready, id: 'components-badge--matrix' };
  expect(picturesOf(badge, await fetchPictures()).map(({ look }) => look)).toContain('light');
  vi.unstubAllGlobals();
});
