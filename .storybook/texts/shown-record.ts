import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './root.ts';

/** What stories showed: story id → lines of text and accessible names, in the order of their appearance. */
export type ShownByStory = Record<string, string[]>;

const folder = join(root, 'test-results/shown');

/** Keeps what the stories of one file showed; where only some of them ran, beside what the others showed before. */
export function writeShown(storyFile: string, shown: ShownByStory, isWholeFile: boolean): void {
  const file = recordOf(relative(root, storyFile));
  const before = isWholeFile || !existsSync(file) ? {} : readRecord(file);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify({ ...before, ...shown }));
}

/** What stories showed when they ran last. */
export interface ShownRecord {
  /** Story id → its lines. */
  stories: Map<string, string>;
  /** Whether every file of stories has run. */
  isComplete: boolean;
}

/** What the stories that still exist showed when they ran last. */
export function readShown(): ShownRecord {
  const storyFiles = globSync('design-system/src/**/*.stories.tsx', { cwd: root }).map(recordOf);
  const recorded = storyFiles.filter((file) => existsSync(file)).toSorted();
  const stories = recorded.flatMap((file) =>
    Object.entries(readRecord(file)).map(([story, lines]): [string, string] => [story, lines.join('\n')]),
  );
  return { stories: new Map(stories), isComplete: recorded.length === storyFiles.length };
}

function recordOf(storyFile: string): string {
  return join(folder, `${storyFile.replaceAll(/[\\/]/g, '~')}.json`);
}

function readRecord(file: string): ShownByStory {
  return JSON.parse(readFileSync(file, 'utf8')) as ShownByStory;
}
