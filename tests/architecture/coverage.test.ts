import { Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { parse, type SourceFile, sources } from './sources.ts';
import { storyEntries } from './story-entries.ts';

const [list] = sources('docs/specification-coverage.md');
const stories = storyEntries('design-system/src/**/*.stories.tsx');
const tests = [
  ...sources('{app,contract,design-system,platform,tests,.storybook}/**/*.test.{ts,tsx}'),
  // The tests of the API, which run in each kind of store.
  ...sources('platform/src/api/testing/suites/*.ts'),
];
const journeys = sources('tests/journeys/*.ts').map(({ path }) => path);
const sessionTests = sources('tests/session/browser/*.session.ts');

/** Rows of the tables: their statement, what shows it, and their state. */
const rows = (list?.text ?? '')
  .split('\n')
  .filter((line) => /^\| (?!Statement|-)/.test(line))
  .map((line) => {
    const [statement = '', shownBy = '', state = ''] = line
      .slice(1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim());
    return { statement, shownBy, state };
  });

describe('the coverage list', () => {
  it('has rows, in one of three states', () => {
    expect(rows.length).toBeGreaterThan(200);
    const others = rows.filter(({ state }) => !/^(built|not yet|part: .+)$/.test(state));
    expect(others).toEqual([]);
  });

  it('says of everything built what shows it', () => {
    const unshown = rows.filter(({ state, shownBy }) => state === 'built' && namedIn(shownBy).length === 0);
    expect(unshown).toEqual([]);
  });

  it('names the files of a folder that has several', () => {
    const bare = rows.flatMap(({ statement, shownBy }) =>
      namedIn(shownBy)
        .filter(({ kind, name, part }) => kind === 'test' && part === undefined && testsIn(name).length > 1)
        .map(({ name }) => `${statement}: ${name}`),
    );
    expect(bare).toEqual([]);
  });

  it('names nothing that is not there', () => {
    const gone = rows.flatMap(({ statement, shownBy }) =>
      namedIn(shownBy)
        .filter((named) => !isThere(named))
        .map(
          ({ kind, name, part }) => `${statement}: ${kind} ${name}${part === undefined ? '' : ` › ${part}`}`,
        ),
    );
    expect(gone).toEqual([]);
  });
});

describe('a test is named', () => {
  const named = (name: string, part?: string) =>
    isThere({ kind: 'test', name, ...(part !== undefined && { part }) });

  it.each<[string, string | undefined]>([
    ['contract/src/rules', undefined],
    ['contract/src/rules/rules.test.ts', undefined],
    ['contract/src/rules', 'rules'],
    ['contract/src/rules', 'required text'],
  ])('by its file, or a title in it: %s (%s)', (name, part) => expect(named(name, part)).toBe(true));

  it.each<[string, string | undefined]>([
    ['contract/src/rule', undefined],
    ['contract/src/rules', 'expect'],
    ['contract/src/rules', 'rule'],
    ['contract/src/rules', 'vitest'],
  ])('by no word that it holds, and no half of a name: %s (%s)', (name, part) =>
    expect(named(name, part)).toBe(false),
  );

  it('with its files, where its name begins like a word for tests', () => {
    expect(
      namedIn('test `platform/src/api` (test-executions), by their numbers; journey `test-center`'),
    ).toEqual([
      { kind: 'test', name: 'platform/src/api', part: 'test-executions' },
      { kind: 'journey', name: 'test-center' },
    ]);
  });
});

interface Named {
  kind: 'story' | 'test' | 'journey' | 'session test';
  name: string;
  /** A story of the file, or a file or group of the folder's tests. */
  part?: string;
}

/** What a cell names: „story A › B, C; test `folder` (file, file); journeys `a`, `b`“. */
function namedIn(cell: string): Named[] {
  const found: Named[] = [];
  const sections = cell.matchAll(
    /(?<![\w`/(-])(stor(?:y|ies)|session tests?|tests?|journeys?)\b(?![/-])(.*?)(?=(?<![\w`/(-])(?:stor(?:y|ies)|session tests?|tests?|journeys?)\b(?![/-])(?! center)|$)/g,
  );
  for (const [, word = '', text = ''] of sections) {
    if (word.startsWith('stor')) found.push(...storiesIn(text));
    else if (word.startsWith('session'))
      found.push(
        ...[...text.matchAll(/\b[A-Z]\d+(?:\.\d+)?\b/g)].map(([name]) => ({
          kind: 'session test' as const,
          name,
        })),
      );
    else
      for (const [, name = '', , parts] of text.matchAll(/`([^`]+)`( \(([^)]+)\))?/g)) {
        if (word.startsWith('journey')) found.push({ kind: 'journey', name });
        else if (parts === undefined) found.push({ kind: 'test', name });
        else found.push(...parts.split(', ').map((part) => ({ kind: 'test' as const, name, part })));
      }
  }
  return found;
}

/** „A › B, C, D › E“: B and C of A, E of D; a name without a slash after „›“ is one more story of the same file. */
function storiesIn(text: string): Named[] {
  const found: Named[] = [];
  let title = '';
  let inside = false;
  for (const piece of text
    .replace(/\([^)]*\)/g, '')
    .split(/[,;]/)
    .map((each) => each.trim())
    .filter(Boolean)) {
    const [name = '', part] = piece.split(' › ');
    if (part !== undefined) {
      title = name;
      inside = true;
      found.push({ kind: 'story', name, part });
    } else if (inside && stories.some((story) => isTitled(story.title, title) && story.exportName === name))
      found.push({ kind: 'story', name: title, part: name });
    else {
      inside = false;
      found.push({ kind: 'story', name });
    }
  }
  return found;
}

/** Whether a title is the named one, lies below it, or ends in it: „NewShipment“, „Screens/settings“. */
function isTitled(title: string, name: string): boolean {
  return `/${title}/`.toLowerCase().includes(`/${name}/`.toLowerCase());
}

function isThere({ kind, name, part }: Named): boolean {
  if (kind === 'journey') return journeys.some((path) => path.startsWith(`tests/journeys/${name}.`));
  if (kind === 'session test') {
    const titled = new RegExp(`test\\(\\s*['"\`][^'"\`]*\\b${name.replace('.', '\\.')}\\b`);
    return sessionTests.some(({ text }) => titled.test(text));
  }
  if (kind === 'story')
    return stories.some(
      ({ title, exportName }) => isTitled(title, name) && (part === undefined || exportName === part),
    );
  const inFolder = testsIn(name);
  return part === undefined
    ? inFolder.length > 0
    : inFolder.some((file) => file.path.includes(`/${part}.`)) ||
        inFolder.some((file) => titlesOf(file).some((title) => hasWords(title, part)));
}

/** Files of a folder, or the file of that path. */
function testsIn(name: string): SourceFile[] {
  return tests.filter(({ path }) => path === name || path.startsWith(`${name}/`));
}

function hasWords(title: string, words: string): boolean {
  const spaced = (text: string) => ` ${text.replaceAll(/[^\p{L}\d-]+/gu, ' ')} `;
  return spaced(title).includes(spaced(words));
}

/** What a file calls its tests and their groups. */
function titlesOf(file: SourceFile): string[] {
  const titles: string[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [title] }) => {
      if (!/^(?:describe|test|it)\b/.test(file.text.slice(callee.start, callee.end))) return;
      if (title?.type === 'Literal' && typeof title.value === 'string') titles.push(title.value);
      if (title?.type === 'TemplateLiteral') titles.push(...title.quasis.map(({ value }) => value.raw));
    },
  }).visit(parse(file));
  return titles;
}
