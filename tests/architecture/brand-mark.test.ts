import { expect, test } from 'vitest';
import { sources } from './sources.ts';

/** Where the mark is drawn: rooms that may not import each other, and files that browsers fetch by themselves. */
const drawings = [
  ...sources('design-system/src/components/BrandMark/BrandMark.tsx'),
  ...sources('platform/src/identity/pages/layout.ts'),
  ...sources('platform/src/identity/pages/icon.svg'),
  ...sources('app/public/favicon.svg'),
].map(({ path, text }) => ({ path, lines: linesOf(text) }));

test('the needle is drawn alike wherever it stands', () => {
  expect(drawings).toHaveLength(4);
  const [{ lines } = { lines: [] }] = drawings;
  expect(lines).toHaveLength(3);
  expect(drawings).toEqual(drawings.map(({ path }) => ({ path, lines })));
});

/** What makes up the shape: its course and its paths. */
function linesOf(text: string): string[] {
  return [...text.matchAll(/(?:\bd|transform)="[^"]+"/g)].map(([attribute]) => attribute);
}
