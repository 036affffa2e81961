import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

const folder = join(root, 'test-results/shown-texts');
const builtIndex = join(root, 'test-results/storybook/index.json');

/** Forgets what stories showed in earlier runs. */
export function clearShown(): void {
  rmSync(folder, { recursive: true, force: true });
}

/** What a story showed when it was visited. */
export interface Shown {
  /** Texts and accessible names, in the order of their appearance. */
  lines: readonly string[];
  /** Id of a copy function (`file#export.path`) → what it said there. */
  composed: Readonly<Record<string, readonly string[]>>;
}

/** Keeps what a story showed. */
export function writeShown(storyId: string, shown: Shown): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(recordOf(storyId), JSON.stringify(shown));
}

/** What stories showed when they were visited last. */
export interface ShownRecord {
  stories: ReadonlyMap<string, Shown>;
  /** Line → the stories that showed it: most lines stand in many of them. */
  storiesOf: ReadonlyMap<string, ReadonlySet<string>>;
  /** Whether every story of the Storybook that was built last has been visited. */
  isComplete: boolean;
}

/** What the stories of the Storybook that was built last showed when they were visited last. */
export function readShown(): ShownRecord {
  const ids = existsSync(builtIndex) ? storyIds() : [];
  const visited = ids.filter((id) => existsSync(recordOf(id)));
  const stories = new Map(visited.map((id) => [id, JSON.parse(readFileSync(recordOf(id), 'utf8')) as Shown]));
  const storiesOf = new Map<string, Set<string>>();
  for (const [id, { lines }] of stories)
    for (const line of lines) storiesOf.set(line, (storiesOf.get(line) ?? new Set()).add(id));
  return { stories, storiesOf, isComplete: ids.length > 0 && visited.length === ids.length };
}

function storyIds(): string[] {
  const { entries } = JSON.parse(readFileSync(builtIndex, 'utf8')) as {
    entries: { [id: string]: { id: string; type: string } };
  };
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id }) => id);
}

function recordOf(storyId: string): string {
  return join(folder, `${storyId}.json`);
}
