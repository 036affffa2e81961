import { globSync, statSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TextEntry } from '../../design-system/docs/texts/text-entry.ts';
import { reasonFor } from '../../tests/copy/not-in-stories.ts';
import { specificationStrings } from '../../tests/copy/specification-strings.ts';
import { lengthLimitOf } from './length-limits.ts';
import { root } from './root.ts';
import { patternOf, sampleTexts } from './sample-texts.ts';
import { readShown, type ShownRecord } from './shown-record.ts';
import { storyFilesFinder } from './story-files.ts';

/** Labels of enumerations stand beside their values in the contract, not in a copy file. */
const labelModule = 'contract/src/index.ts';

/** Copy modules and the contract's labels: where the German of the product stands. */
export function copyFiles(): string[] {
  const found = globSync('{contract,design-system,platform}/{src,*/src}/**/*.copy.ts', { cwd: root });
  return [...new Set(found.map((path) => path.split(sep).join('/')))].toSorted().concat(labelModule);
}

/** Every German text of the product, by place. Runs in Node: a bundler would rename the parameters. */
export async function collectTexts(): Promise<TextEntry[]> {
  const storyFilesOf = storyFilesFinder();
  const shown = readShown();
  const entries: TextEntry[] = [];
  for (const file of copyFiles()) {
    const storyFiles = storyFilesOf(file);
    for (const { key, texts, patterns, parameters, isComposed } of await textsOf(file)) {
      const id = `${file}#${key}`;
      const shownIn = isComposed && !isOfServer(file) ? saidIn(shown, id) : standsIn(shown, patterns);
      entries.push({
        id,
        file,
        area: areaOf(file),
        key,
        texts,
        patterns,
        parameters,
        examples: examplesOf(shown, id),
        section: sectionOf(patterns),
        lengthLimit: lengthLimitOf(id),
        storyFiles,
        shownIn: shownIn.length > 0 || shown.isComplete ? shownIn : null,
        notShownBecause: isOfServer(file) ? saidByServer : (reasonFor(id) ?? null),
      });
    }
  }
  return entries;
}

interface FoundText {
  key: string;
  texts: string[];
  patterns: string[];
  parameters: string[];
  /** Whether a function makes it. */
  isComposed: boolean;
}

async function textsOf(file: string): Promise<FoundText[]> {
  const module = (await import(/* @vite-ignore */ addressOf(join(root, file)))) as Record<string, unknown>;
  const exported = Object.entries(module).filter(([name]) => file !== labelModule || name.endsWith('Labels'));
  return exported.flatMap(([name, value]) => [...flatten(name, value)]);
}

const firstEdit = new Map<string, number>();

/** A module that was edited while Storybook runs has another address: Node never reads one address twice. */
function addressOf(path: string): string {
  const edited = statSync(path).mtimeMs;
  if (!firstEdit.has(path)) firstEdit.set(path, edited);
  return `${pathToFileURL(path).href}${firstEdit.get(path) === edited ? '' : `?${edited}`}`;
}

function* flatten(key: string, value: unknown): Generator<FoundText> {
  if (typeof value === 'string') {
    if (isWorded(value))
      yield { key, texts: [value], patterns: [patternOf(value)], parameters: [], isComposed: false };
  } else if (typeof value === 'function') {
    const sampled = sampleTexts(key, value as (...args: unknown[]) => unknown);
    if (sampled.texts.some(isWorded)) yield { key, ...sampled, isComposed: true };
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) yield* flatten(`${key}.${name}`, part);
  }
}

/** A number or a price alone is no text. */
function isWorded(text: string): boolean {
  return /\p{L}/u.test(text);
}

/** `screens/shipments/Shipments` of the design system; other rooms by their name. */
function areaOf(file: string): string {
  const [, inside] = /^design-system\/src\/(.+)$/.exec(file) ?? [];
  return inside === undefined ? (file.split('/')[0] ?? file) : dirname(inside);
}

const specified = specificationStrings.map(({ text, section }) => ({ pattern: patternOf(text), section }));

function sectionOf(patterns: readonly string[]): number | null {
  return specified.find(({ pattern }) => patterns.includes(pattern))?.section ?? null;
}

/** Words of their own: „Preis“ is not shown by „Preisanfrage“. */
function asWords(pattern: string): RegExp {
  const before = /^[\p{L}\d]/u.test(pattern) ? String.raw`(?<![\p{L}\d])` : '';
  const after = /[\p{L}\d]$/u.test(pattern) ? String.raw`(?![\p{L}\d])` : '';
  return new RegExp(before + pattern + after, 'u');
}

const saidByServer = 'Said by the platform: in an answer, on a paper, or on a page of the identity provider.';

/** No story runs its modules: what it says is found by its words. */
function isOfServer(file: string): boolean {
  return file.startsWith('platform/');
}

/** Stories in which a copy function said something that was shown there. */
function saidIn({ stories }: ShownRecord, id: string): string[] {
  return [...stories].filter(([, { composed }]) => id in composed).map(([story]) => story);
}

function standsIn({ stories, storiesOf }: ShownRecord, patterns: readonly string[]): string[] {
  const matchers = patterns.map(asWords);
  const hits = [...storiesOf].filter(([line]) => matchers.some((matcher) => matcher.test(line)));
  const found = new Set(hits.flatMap(([, ids]) => [...ids]));
  return [...stories.keys()].filter((id) => found.has(id));
}

/** What a copy function said in stories, on screens before all else; a few say enough. */
function examplesOf({ stories }: ShownRecord, id: string): string[] {
  const saying = [...stories].filter(([, { composed }]) => id in composed);
  const rank = ([story]: (typeof saying)[number]) => (story.startsWith('screens-') ? 0 : 1);
  const ordered = saying.toSorted((one, other) => rank(one) - rank(other));
  const said = ordered.flatMap(([, { composed }]) => composed[id] ?? []);
  return [...new Set(said)].slice(0, mostExamples);
}

const mostExamples = 3;
