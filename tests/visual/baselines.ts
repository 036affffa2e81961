import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Look } from '../../design-system/docs/states/looks.ts';

/** How a story is looked at: `light` at each visit, the others at a visit from all sides. */
export { type Look, lookNames as looks } from '../../design-system/docs/states/looks.ts';

const root = join(import.meta.dirname, '../..');

/** The committed pictures, one folder per look. */
export const baselines = join(import.meta.dirname, 'baselines');

/** Where a run leaves what differed: `<look>/<story id>-actual.png` and `-diff.png`. */
export const differences = join(root, 'test-results/visual');

/** A picture by its look and its story, as the record names it: `light/components-badge--matrix`. */
export function pictureName(look: Look, storyId: string): string {
  return `${look}/${storyId}`;
}

/** The committed picture. */
export function baselinePath(name: string): string {
  return join(baselines, `${name}.webp`);
}

/** Where a run leaves what differed. */
export function differencePath(name: string, kind: 'actual' | 'diff'): string {
  return join(differences, `${name}-${kind}.png`);
}

/** Forgets what differed in an earlier run. */
export function clearDifferences(): void {
  rmSync(differences, { recursive: true, force: true });
}

/**
 * What is known of the committed pictures beyond their files, by name, in two parts with a colon between them: a
 * fingerprint of the file, and one of what the browser gave.
 */
export interface PictureRecord {
  [name: string]: string;
}

const recordFile = join(baselines, 'record.json');

/** The committed record; empty before the first update. */
export function readRecord(): PictureRecord {
  return existsSync(recordFile) ? (JSON.parse(readFileSync(recordFile, 'utf8')) as PictureRecord) : {};
}

/** Replaces the committed record. */
export function writeRecord(pictures: PictureRecord): void {
  const sorted = Object.fromEntries(Object.entries(pictures).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(recordFile, `${JSON.stringify(sorted, null, 2)}\n`);
}
