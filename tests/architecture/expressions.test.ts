import { check } from 'recheck';
import { describe, expect, it } from 'vitest';
import { expressionsOf } from './expressions.ts';
import { sources } from './sources.ts';

/** Made of what only a running program knows. Each is its file's only one of that kind, and has its reason. */
const madeAtRunTime: Record<string, string> = {
  'app/src/monitoring/trace-targets.ts': 'begins with an address of the configuration, escaped',
  'app/src/pages/shipment-addresses.ts': 'a choice among the codes of carriers',
  'contract/src/api/lists.ts': 'a list of codes, of limited length',
  'contract/src/entities/staff-country.ts': 'one class of characters, counted',
  'contract/src/geography/served-geography.ts': 'patterns of postcodes, which are judged as they are saved',
  'contract/src/rules/printed.ts': 'one class of characters',
  'design-system/src/screens/content/ContentPage/harmless-text.ts': 'a choice among schemes, then one class',
  'platform/src/api/methods.ts': 'addresses of our own calls, a segment for each parameter',
};

/** It only ends what hangs: some expressions take a busy machine long. */
const HANGS_MS = 1_200_000;

// No clock, and chance begins at the same place: the same source is judged alike on any machine.
const settings = { timeout: null, attackTimeout: null, incubationTimeout: null, randomSeed: 0 } as const;

/** Whether anything may repeat without end; what does not is done after as many steps for each letter. */
function repeats(source: string): boolean {
  const bare = source.replaceAll(/\\[^]|\[(?:\\[^]|[^\]\\])*\]/g, '');
  return /[*+]|\{\d+,\}/.test(bare);
}

/** What is wrong with an expression: text of length n takes more than a number of steps in proportion to n. */
async function faultOf(source: string, flags: string): Promise<string | undefined> {
  if (!repeats(source)) return undefined;
  const { status, ...rest } = await check(source, flags, settings);
  if (status === 'safe') return undefined;
  return 'complexity' in rest && rest.complexity
    ? rest.complexity.summary
    : `not judged: ${JSON.stringify(rest)}`;
}

describe('no regular expression takes longer than the text is long', () => {
  const files = sources('{app,contract,design-system,platform}/src/**/*.{ts,tsx}').filter(
    ({ path }) => !/\.(?:test|stories)\.|\/test(?:ing\/|-)|story-/.test(path),
  );
  const all = files.flatMap(expressionsOf);

  it(
    'of those in the source',
    async () => {
      const known = Map.groupBy(
        all.filter(({ source }) => source !== undefined),
        ({ source = '', flags }) => `/${source}/${flags}`,
      );
      const faults: string[] = [];
      for (const [text, [first]] of known) {
        const fault = await faultOf(first?.source ?? '', first?.flags ?? '');
        if (fault !== undefined) faults.push(`${first?.place} ${text} ${fault}`);
      }
      expect(faults).toEqual([]);
    },
    HANGS_MS,
  );

  it('and one that tries all ways to part „1 / 2 / 3“ is found', async () => {
    expect(await faultOf(String.raw`^\P{N}{3,}\d+\s?\p{L}?(?:[\s/-]+(?:\d+\s?\p{L}?|\p{L}))*$`, 'u')).toBe(
      'exponential',
    );
  });

  it('and each that is made at run time is known', () => {
    const made = all
      .filter(({ source }) => source === undefined)
      .map(({ place }) => place.replace(/:\d+$/, ''));
    expect(made.toSorted()).toEqual(Object.keys(madeAtRunTime));
  });
});
