import { matchesGlob } from 'node:path/posix';
import { expect, test } from 'vitest';
import config from '../../vitest.config.ts';
import { sources } from './sources.ts';

const projects = (config.test?.projects ?? []) as unknown as {
  test: { include: string[]; exclude?: string[] };
}[];

const isOneOf = (path: string, globs: string[] = []) => globs.some((glob) => matchesGlob(path, glob));

const isInProject = (path: string) =>
  projects.some(({ test: { include, exclude } }) => isOneOf(path, include) && !isOneOf(path, exclude));

/** How each kind of test is found by what runs it. */
const runners: { [kind: string]: (path: string) => boolean } = {
  test: isInProject,
  long: isInProject,
  journey: (path) => matchesGlob(path, 'tests/journeys/*.ts'),
  keyboard: (path) => matchesGlob(path, 'tests/journeys/*.ts'),
  budget: (path) => matchesGlob(path, 'tests/budgets/**/*.ts'),
  visit: (path) => matchesGlob(path, 'tests/stories/**/*.ts'),
  session: (path) => matchesGlob(path, 'tests/session/browser/**/*.ts'),
};

const files = sources('**/*.{test,spec,journey,keyboard,budget,visit,session,long}.{ts,tsx,mts,js}');

test('every test is found by something that runs it', () => {
  const lost = files.filter(({ path }) => {
    const [, kind = '', ending] = /\.(\w+)\.(\w+)$/.exec(path) ?? [];
    return ending !== 'ts' || !(runners[kind]?.(path) ?? false);
  });
  expect(files.length).toBeGreaterThan(300);
  expect(lost.map(({ path }) => path)).toEqual([]);
});

test('a unit is tried once, and passes by being right', () => {
  const lenient = /\bretry: *\{? *(?:count|\d)|\bfails: *true|\b(?:it|test|describe)\.fails\b/;
  const found = [...files, ...sources('vitest.config.ts')].filter(({ text }) => lenient.test(text));
  expect(found.map(({ path }) => path)).toEqual([]);
});
