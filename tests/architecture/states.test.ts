import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { usage } from '../../design-system/docs/component-page/usage.ts';
import { columnNames, columns, partTag, reasonTags } from '../../design-system/docs/states/columns.ts';
import { covers, stateRows } from '../../design-system/docs/states/state-rows.ts';
import { componentFolders, sources } from './sources.ts';
import { storyEntries, titleOf } from './story-entries.ts';

const screensRoot = 'design-system/src/screens/';
const stories = storyEntries(`${screensRoot}**/*.stories.tsx`);
const rows = stateRows(stories);

describe('the page „Zustände“', () => {
  it('has a line for every screen that is not a part of others', () => {
    const parts = new Set(
      stories.filter(({ tags }) => tags.includes(partTag)).map(({ title }) => title.replace('Screens/', '')),
    );
    const folders = componentFolders(`${screensRoot}*/*/*.tsx`).map((path) => path.slice(screensRoot.length));
    const screens = folders.filter((folder) => !parts.has(folder));
    expect(rows.map(({ screen }) => screen).toSorted()).toEqual(screens.toSorted());
  });

  it('has a line for a screen of every page', () => {
    const built = screensOfPages();
    expect(built).not.toHaveLength(0);
    const lines = new Set(rows.map(({ screen }) => screen));
    const without = built.filter(({ screens }) => !screens.some((screen) => lines.has(screen)));
    expect(without.map(({ path }) => path)).toEqual([]);
  });

  it('says why where a story is missing', () => {
    const unexplained = rows.flatMap(({ screen, cells }) =>
      columnNames
        .filter((name) => cells[name].stories.length === 0 && cells[name].reason === undefined)
        .map((name) => `${screen}: ${columns[name].label}`),
    );
    expect(unexplained).toEqual([]);
  });

  it('explains no more than is missing', () => {
    const needless = rows.flatMap(({ screen, tags, cells }) =>
      tags
        .filter((tag) => !columnNames.some((name) => covers(tag, name) && cells[name].stories.length === 0))
        .map((tag) => `${screen}: ${tag}`),
    );
    expect(needless).toEqual([]);
    const used = new Set(rows.flatMap(({ tags }) => tags));
    expect(reasonTags.filter((tag) => !used.has(tag))).toEqual([]);
  });

  it('knows every column that a tag names', () => {
    const known = new Set(columnNames.map((name) => `state-${name}`));
    const named = new Set(stories.flatMap(({ tags }) => tags.filter((tag) => tag.startsWith('state-'))));
    expect([...named].filter((tag) => !known.has(tag))).toEqual([]);
  });
});

describe('what component pages say', () => {
  it('is about components that exist', () => {
    const titles = new Set(sources('design-system/src/components/**/*.stories.tsx').map(titleOf));
    expect(Object.keys(usage).filter((title) => !titles.has(title))).toEqual([]);
  });
});

/** The built pages of the app with the folders of the screens that their modules, or those beside them, import. */
function screensOfPages(): { path: string; screens: string[] }[] {
  const tables = sources('app/src/pages/{pages,backoffice-pages}.ts').map(({ text }) => text);
  const built = /page\('([^']+)', \{(?:(?!page\()[^])*?=> import\('\.\.\/routes\/([^']+)'\)/g;
  return [...tables.join('\n').matchAll(built)].map(([, path = '', module = '']) => ({
    path,
    screens: sources(`app/src/routes/${module}`).flatMap(({ text }) => {
      const beside = [...text.matchAll(/from '\.\/(\w+\.tsx)'/g)].flatMap(([, name = '']) =>
        sources(`app/src/routes/${dirname(module)}/${name}`),
      );
      return [{ text }, ...beside].flatMap((source) => screensIn(source.text));
    }),
  }));
}

function screensIn(text: string): string[] {
  return [...text.matchAll(/'design-system\/screens\/(\w+\/\w+)\//g)].map(([, screen = '']) => screen);
}
