import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How a story is looked at: `light` in the run of all stories, the others in a run of chosen ones. */
export const looks = ['light', 'dark', 'phone', 'forced-colors'] as const;
export type Look = (typeof looks)[number];

const root = join(import.meta.dirname, '../..');

/** The committed pictures, one folder per look. */
export const baselines = join(import.meta.dirname, 'baselines');

/** Where a run leaves what differed: `<look>/<name>-reference.png`, `-actual.png` and `-diff.png`. */
export const differences = join(root, 'test-results/visual');

/** The name of a story's files, as Vitest makes it from the id. */
export function nameOf(storyId: string): string {
  return storyId.replaceAll(/-+/g, '-');
}

/** The committed picture of a story. */
export function baselinePath(look: Look, name: string): string {
  return join(baselines, look, `${name}.png`);
}

/** Where a run leaves what differed of a story. */
export function differencePath(look: Look, name: string): string {
  return join(differences, look, `${name}.png`);
}

/** Forgets what differed in an earlier run. */
export function clearDifferences(...looks: Look[]): void {
  for (const look of looks) rmSync(join(differences, look), { recursive: true, force: true });
}

/** Forgets what differed of one story, given as `<look>/<name>.png`: its picture has been renewed. */
export function clearDifference(file: string): void {
  for (const kind of ['reference', 'actual', 'diff'])
    rmSync(join(differences, file.replace(/\.png$/, `-${kind}.png`)), { force: true });
}

/** Set by `pnpm visual:update`: missing and changed pictures are written. */
export const isUpdate = process.env['LOTSE_VISUAL_UPDATE'] === '1';

/** What is known of the committed pictures beyond their files. */
interface Record {
  /** The browser that all of them were made in, e.g. `Chromium 156.0.8078.79`. */
  browser: string;
  /** By `<look>/<name>.png`: fingerprint of the file's pixels, colon, fingerprint of the pixels on the screen. */
  pixels: { [file: string]: string };
}

const recordFile = join(baselines, 'record.json');

/** The committed record; empty before the first update. */
export function readRecord(): Record {
  if (!existsSync(recordFile)) return { browser: '', pixels: {} };
  return JSON.parse(readFileSync(recordFile, 'utf8')) as Record;
}

/** Replaces the committed record. */
export function writeRecord({ browser, pixels }: Record): void {
  const sorted = Object.fromEntries(Object.entries(pixels).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(recordFile, `${JSON.stringify({ browser, pixels: sorted }, null, 2)}\n`);
}

/** What to tell who compares in another browser than the one the pictures were made in; else undefined. */
export function browserNotice(browser: string): string | undefined {
  const made = readRecord().browser;
  if (made === '' || made === browser) return undefined;
  return `The pictures were made in ${made}. This is ${browser}, so small differences are allowed; pnpm visual:update makes them anew.`;
}
