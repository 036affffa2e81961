import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

const folder = join(root, 'test-results/shown');
const builtIndex = join(root, 'test-results/storybook/index.json');

/** Forgets what stories showed in earlier runs. */
export function clearShown(): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Keeps what a story showed: lines of text and accessible names, in the order of their appearance. */
export function writeShown(storyId: string, lines: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(recordOf(storyId), JSON.stringify(lines));
}

/** What stories showed when they were visited last. */
export interface ShownRecord {
  /** Story id → its lines. */
  stories: Map<string, string>;
  /** Whether every story of the Storybook that was built last has been visited. */
  isComplete: boolean;
}

/** What the stories of the Storybook that was built last showed when they were visited last. */
export function readShown(): ShownRecord {
  const ids = existsSync(builtIndex) ? storyIds() : [];
  const visited = ids.filter((id) => existsSync(recordOf(id)));
  const stories = visited.map((id): [string, string] => {
    const lines = JSON.parse(readFileSync(recordOf(id), 'utf8')) as string[];
    return [id, lines.join('\n')];
  });
  return { stories: new Map(stories), isComplete: ids.length > 0 && visited.length === ids.length };
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
