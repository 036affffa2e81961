import { describe, expect, it } from 'vitest';
import { sources } from './sources.ts';
import { storyEntries } from './story-entries.ts';

/** The tables that name what shows each statement down to its folder, file or story. */
const [list] = sources('docs/specification-coverage.md');
const tables = /^## Shell$([^]*)/m.exec(list?.text ?? '')?.[1] ?? '';
const rows = [...tables.matchAll(/^\| (.+?) +\| (.+?) +\| (.+?) +\|$/gm)]
  .map(([, statement = '', shownBy = '', state = '']) => ({ statement, shownBy, state }))
  .filter(({ statement }) => statement !== 'Statement' && !statement.startsWith('--'));

const pathsOf = (pattern: string) => sources(pattern).map(({ path }) => path);
const journeys = pathsOf('tests/journeys/*.{journey,keyboard}.ts');
const tests = pathsOf('{app,contract,design-system,platform}/**/*.ts').filter((path) =>
  /\.test\.ts$|\/testing\/suites\//.test(path),
);
const sessionTests = sources('tests/session/browser/*.session.ts').flatMap(({ text }) =>
  [...text.matchAll(/test\('([^']+)/g)].map(([, title = '']) => title),
);
const stories = storyEntries('design-system/src/**/*.stories.tsx');

/** What a part of the middle column names and nobody has. */
function missingIn(part: string): string[] {
  const [, kind = '', names = ''] = /^(story|stories|tests?|journeys?|session tests?) (.+)$/.exec(part) ?? [];
  if (kind.startsWith('stor')) return missingStories(names);
  if (kind.startsWith('journey')) {
    const asked = [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    return asked.filter((name) => !journeys.some((path) => path.includes(`/${name}.`)));
  }
  if (kind.startsWith('session')) {
    const words = (title: string) => title.split(' ');
    return names.split(', ').filter((name) => !sessionTests.some((title) => words(title).includes(name)));
  }
  if (kind.startsWith('test')) return missingTests(names);
  return [part];
}

/** `folder` (file, other), `folder` … */
function missingTests(names: string): string[] {
  const folders = /`([^`]+)`(?: \(([^)]+)\))?(?:, )?/g;
  const unread = names.replaceAll(folders, '');
  if (unread !== '') return [unread];
  const asked = [...names.matchAll(folders)];
  return asked.flatMap(([, folder = '', files = '']) => {
    const within = tests.filter((path) => path.startsWith(`${folder}/`));
    if (within.length === 0) return [folder];
    const isThere = (file: string) =>
      within.some((path) => [`${file}.test.ts`, `${file}.ts`].includes(path.split('/').at(-1) ?? ''));
    return files === '' ? [] : files.split(', ').filter((file) => !isThere(file));
  });
}

/** Shelf/Title, Title › Export, OtherExport, OtherTitle … */
function missingStories(names: string): string[] {
  let title = '';
  return names
    .replaceAll(/ \([^)]*\)/g, '')
    .split(', ')
    .filter((name) => {
      const [ofTitle = '', exported] = name.includes(' › ') ? name.split(' › ') : [title, name];
      const has = (wanted: string, story?: string) =>
        stories.some(
          (entry) =>
            entry.title.split('/').includes(wanted) && (story === undefined || entry.exportName === story),
        );
      const lastOf = (path: string) => path.split('/').at(-1) ?? '';
      if (ofTitle !== '' && has(lastOf(ofTitle), exported)) {
        title = ofTitle;
        return false;
      }
      title = name;
      return !has(lastOf(name)) && !has(lastOf(name).toLowerCase());
    });
}

describe('the list of what of the specification is built', () => {
  it('has a row for each statement of the shell and its socket', () => {
    expect(rows.length).toBeGreaterThanOrEqual(135);
    expect(new Set(rows.map(({ state }) => state.replace(/^part: .+/, 'part')))).toEqual(
      new Set(['built', 'part']),
    );
  });

  it.each(rows)('„$statement“ is shown by what exists', ({ shownBy, state }) => {
    expect(shownBy === '–').toBe(state === 'not yet');
    if (shownBy !== '–') expect(shownBy.split('; ').flatMap(missingIn)).toEqual([]);
  });
});
