import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, type Page, test } from '@playwright/test';
import { findChromium } from '../browser/find-chromium.ts';
import { baselinePath, differencePath, pictureName, readRecord, type Look } from './baselines.ts';
import { judgePicture } from './judge-picture.ts';
import { photograph } from './photograph.ts';
import { encode, fingerprint } from './picture.ts';

const { isPinned } = await findChromium();
const pictures = readRecord();

interface Wanted {
  look: Look;
  storyId: string;
  /** Or else cut to what the story shows. */
  isWholePage: boolean;
}

/**
 * Compares the page with the committed picture of a story in a look; in any other browser than the pinned one it does
 * nothing, since each draws in a way of its own.
 * Soft, so that the other looks of the story are compared too.
 */
export async function expectPicture(page: Page, { look, storyId, isWholePage }: Wanted): Promise<void> {
  if (!isPinned) return;
  const name = pictureName(look, storyId);
  // Of a try before this one.
  for (const kind of ['actual', 'diff'] as const) rmSync(differencePath(name, kind), { force: true });
  const shoot = await photograph(page, isWholePage);
  const first = await shoot();
  if (isKnown(name, first)) return;
  const stable = await shootUntilStable(shoot, first);
  if (isKnown(name, stable)) return;
  const message = await differenceFrom(name, look, stable);
  // Where pictures are renewed, what differs is left to be taken over.
  const isRenewed = test.info().config.updateSnapshots !== 'none';
  if (message !== undefined && !isRenewed) expect.soft(false, `${look}: ${message}`).toBe(true);
}

/** True for the very bytes of the record; spares reading the committed picture, which has to be there. */
function isKnown(name: string, shot: Buffer): boolean {
  return pictures[name]?.split(':')[1] === fingerprint(shot) && existsSync(baselinePath(name));
}

/** The same picture twice in a row, or the last of five. */
async function shootUntilStable(shoot: () => Promise<Buffer>, first: Buffer): Promise<Buffer> {
  let last = first;
  for (let turn = 0; turn < 4; turn++) {
    await pause(100);
    const next = await shoot();
    if (next.equals(last)) return next;
    last = next;
  }
  return last;
}

/** Says how a picture differs from the committed one, and leaves what is new in the folder of differences. */
async function differenceFrom(name: string, look: Look, shot: Buffer): Promise<string | undefined> {
  const path = baselinePath(name);
  const committed = existsSync(path) ? readFileSync(path) : null;
  const { isBlank, difference } = await judgePicture(committed, shot, look);
  // Never taken over, however the pictures are renewed.
  if (isBlank) expect.soft(false, `${look}: nothing is drawn`).toBe(true);
  if (isBlank || !difference) return undefined;
  const { diff, message } = difference;
  write(differencePath(name, 'actual'), shot);
  if (diff) write(differencePath(name, 'diff'), await encode(diff));
  const { title } = test.info();
  const seen = fromHere(differencePath(name, diff ? 'diff' : 'actual'));
  return [
    message,
    committed ? `It is in ${seen}, the committed one in ${fromHere(path)}.` : `What was seen is in ${seen}.`,
    `Side by side: pnpm visual:review. Where it is meant: pnpm visual:update "${title}"`,
  ].join('\n');
}

const fromHere = (path: string) => relative(process.cwd(), path);

function write(path: string, content: Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
