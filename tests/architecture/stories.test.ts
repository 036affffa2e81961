import { basename, join } from 'node:path';
import { Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { componentFolders, parse, sources, type SourceFile } from './sources.ts';

const shown = ['components', 'patterns', 'layouts', 'forms', 'screens'];
/** Folders of components that show nothing of their own. */
const invisible = new Set(['design-system/src/components/Providers']);
const folders = shown
  .flatMap((shelf) => componentFolders(`design-system/src/${shelf}/**/*.tsx`))
  .filter((folder) => !invisible.has(folder));
const screens = folders.filter((folder) => folder.startsWith('design-system/src/screens/'));

describe('everything that a person can see is a story', () => {
  it.each(folders)('%s', (folder) => {
    const stories = sources(storiesOf(folder))[0];
    expect(stories, `${storiesOf(folder)} is missing`).toBeDefined();
    expect(exportedStories(stories)).not.toHaveLength(0);
  });
});

describe('every member of a screen’s state is a story', () => {
  const withState = screens.filter((folder) =>
    sources(`${folder}/*.{ts,tsx}`).some(({ text }) => /export type \w*State\b/.test(text)),
  );

  it.each(withState)('%s', (folder) => {
    const stories = sources(storiesOf(folder))[0];
    expect(stories?.text, 'fixtures are checked by the compiler against the union').toMatch(
      /const states = \{.*?\} satisfies \{ \[K in/s,
    );
    expect(statesWithoutStory(stories)).toEqual([]);
  });
});

function storiesOf(folder: string): string {
  return join(folder, `${basename(folder)}.stories.tsx`);
}

/** Names of the exported stories. */
function exportedStories(file: SourceFile | undefined): string[] {
  return storyDeclarations(file).map(({ name }) => name);
}

/**
 * Keys of the `states` object that no exported story shows: by mentioning `states.key`,
 * or by leaving the state to the args of `meta`, which mention it. Stories that do something show none.
 */
function statesWithoutStory(file: SourceFile | undefined): string[] {
  if (!file) return [];
  const stories = storyDeclarations(file)
    .map(({ text }) => text)
    .filter((text) => !/tags: \[[^\]]*'(?:interaction|controls)'/.test(text));
  const meta = /const meta = \{.*?\} satisfies Meta/s.exec(file.text)?.[0] ?? '';
  const showing = stories.some((text) => !/\bstate:/.test(text)) ? [...stories, meta] : stories;
  return stateKeys(file).filter((key) => !showing.some((text) => mentions(text, key)));
}

function mentions(text: string, key: string): boolean {
  return new RegExp(String.raw`\bstates(\.${key}\b|\[['"]${key}['"]\])`).test(text);
}

function storyDeclarations(file: SourceFile | undefined): { name: string; text: string }[] {
  if (!file) return [];
  return parse(file).body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration' || node.declaration?.type !== 'VariableDeclaration') return [];
    const text = file.text.slice(node.start, node.end);
    return node.declaration.declarations.flatMap(({ id }) =>
      id.type === 'Identifier' ? [{ name: id.name, text }] : [],
    );
  });
}

function stateKeys(file: SourceFile): string[] {
  const keys: string[] = [];
  const visitor = new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || id.name !== 'states' || init?.type !== 'TSSatisfiesExpression') return;
      if (init.expression.type !== 'ObjectExpression') return;
      for (const property of init.expression.properties)
        if (property.type === 'Property' && property.key.type === 'Identifier') keys.push(property.key.name);
        else if (property.type === 'Property' && property.key.type === 'Literal')
          keys.push(String(property.key.value));
    },
  });
  visitor.visit(parse(file));
  return keys;
}

it('what a story loads late, it waits for at its end', () => {
  const parts = sources('design-system/src/**/*.{ts,tsx}').filter(
    ({ path }) => !/\.(?:test|stories)\.tsx?$/.test(path),
  );
  const unseen = parts.flatMap(({ path, text }) =>
    [...text.matchAll(/(?<!typeof )\bimport\(/g)]
      .filter(
        ({ index }) =>
          !/\b(?:lazyPart|untilLoaded)\b[^;]*(?:;\s*)?$/.test(text.slice(Math.max(0, index - 160), index)),
      )
      .map(({ index }) => `${path}:${text.slice(0, index).split('\n').length}`),
  );
  expect(unseen).toEqual([]);
});
