import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { findChromium } from '../browser/find-chromium.ts';
import { baselinePath, differencePath, isUpdate, nameOf, readRecord, type Look } from './baselines.ts';
import { comparatorFor } from './compare.ts';
import { decode, encode, fingerprint, type Picture } from './picture.ts';

const { version } = await findChromium();
const exact = comparatorFor(version);
/** Under forced colours Chromium draws a border in one of two shades, from run to run: as if it were another build. */
const tolerant = comparatorFor(`${version}, forced colours`);
const { pixels } = readRecord();

/**
 * Compares the page with the committed picture of a story.
 * Soft, so that the other looks of the story are compared too.
 */
export async function expectBaseline(page: Page, look: Look, story: string): Promise<void> {
  const name = nameOf(story);
  const shot = await page.screenshot({ animations: 'disabled' });
  if (isKnown(look, name, shot)) return;
  const stable = await shootUntilStable(page, shot);
  const path = baselinePath(look, name);
  const reference = existsSync(path) ? decode(readFileSync(path)) : undefined;
  const compare = look === 'forced-colors' ? tolerant : exact;
  const verdict = reference && compare(reference, decode(stable), { createDiff: true });
  if (verdict?.pass) return;
  if (isUpdate) {
    write(path, stable);
    return;
  }
  const shown = writeDifference(look, name, reference, stable, verdict?.diff ?? null);
  const told = `${verdict?.message ?? 'No picture yet: pnpm visual:update makes it.'} ${shown}`;
  expect.soft(verdict?.pass ?? false, `${look}: ${told}`).toBe(true);
}

/** True for the very pixels of the record; spares reading the committed picture. */
function isKnown(look: Look, name: string, shot: Buffer): boolean {
  const [, known] = pixels[`${look}/${name}.png`]?.split(':') ?? [];
  return known === fingerprint(decode(shot));
}

/** The same picture twice in a row, or the last of five. */
async function shootUntilStable(page: Page, first: Buffer): Promise<Buffer> {
  let last = first;
  for (let turn = 0; turn < 4; turn++) {
    await page.waitForTimeout(100);
    const next = await page.screenshot({ animations: 'disabled' });
    if (next.equals(last)) return next;
    last = next;
  }
  return last;
}

/** Returns the path of the picture of the difference. */
function writeDifference(
  look: Look,
  name: string,
  reference: Picture | undefined,
  actual: Buffer,
  diff: Uint8Array | null,
): string {
  if (reference) write(differencePath(look, `${name}-reference`), encode(reference));
  write(differencePath(look, `${name}-actual`), actual);
  if (!diff || !reference) return differencePath(look, `${name}-actual`);
  write(differencePath(look, `${name}-diff`), encode({ ...reference, data: diff }));
  return differencePath(look, `${name}-diff`);
}

function write(path: string, content: Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
