import { dirname, matchesGlob, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import lint from '../../oxlint.config.ts';
import { sources } from './sources.ts';

// The lint holds who may import whom, room by room; here is what it cannot say.

describe('routes', () => {
  const modules = sources('app/src/routes/**/*.{ts,tsx}');
  const routes = modules.filter(({ text }) => /export (?:async )?function Component\b/.test(text));
  const routePaths = new Set(routes.map(({ path }) => path));

  it('import no other route', () => {
    const found = routes.flatMap(({ path, text }) =>
      [...text.matchAll(/from '(\.[^']*)'/g)]
        .map(([, specifier = '']) => posix.join(dirname(path), specifier))
        .filter((imported) => routePaths.has(imported))
        .map((imported) => `${path} → ${imported}`),
    );
    expect(found).toEqual([]);
  });

  it('stay short: they translate and never draw', () => {
    expect(routes.filter(({ text }) => lines(text) > 100).map(({ path }) => path)).toEqual([]);
  });
});

describe('folders of the app', () => {
  it('all have their place in the order of the lint', () => {
    const [config] = sources('oxlint.config.ts');
    const listed = [...(config?.text ?? '').matchAll(/\bfolder: '(\w+)'/g)].map(([, folder = '']) => folder);
    const folders = sources('app/src/*/**/*.{ts,tsx}').map(({ path }) => path.split('/')[2] ?? '');
    expect(listed.toSorted()).toEqual([...new Set(folders)].toSorted());
  });
});

describe('programs of the platform', () => {
  it('do not import what answers calls, but for the one that puts it together', () => {
    const walls = (lint.overrides ?? []).filter(({ rules }) =>
      JSON.stringify(rules).includes('/handlers.ts'),
    );
    const isWalled = (path: string) =>
      walls.some(
        ({ files, excludeFiles = [] }) =>
          files.some((glob) => matchesGlob(path, glob)) &&
          !excludeFiles.some((glob) => matchesGlob(path, glob)),
      );
    const open = sources('platform/src/*.ts').filter(({ path }) => !isWalled(path));
    expect(open.map(({ path }) => path)).toEqual(['platform/src/platform.ts']);
  });
});

describe('files', () => {
  const most = 300;
  /** Files that are longer, each with the reason why they are not divided. The list only shrinks. */
  const longFiles: Record<string, string> = {};

  it(`have at most ${most} lines, or a reason`, () => {
    const long = sources('{*,{contract,design-system,app,platform,tests}/**/*}.{ts,tsx,mjs,css}')
      // Tables of data have one row a line.
      .filter(({ path, text }) => lines(text) > most && !path.endsWith('.data.ts'))
      .map(({ path }) => path);
    expect(long).toEqual(Object.keys(longFiles).toSorted());
  });
});

function lines(text: string): number {
  return text.trimEnd().split('\n').length;
}
