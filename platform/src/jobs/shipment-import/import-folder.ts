import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** More than 5,000 shipments take. */
export const MOST_MEGABYTES = 10;
/** What one run takes on; its rows are held in memory while it works. */
const MOST_MEGABYTES_AT_ONCE = 50;
const MEGABYTE = 1024 * 1024;

/** Files hold addresses: they stay as long as the record of the run that has read them. */
const KEPT_DAYS = 90;
const DAY_MS = 86_400_000;

/** Where files lie that a run has taken, and where they go from there. */
const folders = { taken: 'working', done: 'done', failed: 'failed' } as const;

/** A file that a run has taken out of the folder: nobody writes to it, and no other run finds it there. */
export interface TakenFile {
  /** Its own name, with the moment before it and what tells it from one that was taken at the same moment. */
  readonly name: string;
  /** As it was called when it was dropped. */
  readonly droppedAs: string;
  readonly format: 'csv' | 'json';
  readonly isTooLarge: boolean;
}

/** What a folder holds for a run. */
interface TakenFiles {
  readonly files: readonly TakenFile[];
  readonly left: readonly LeftFile[];
}

/** One that stays where it was dropped. */
export interface LeftFile {
  readonly name: string;
  /** Somebody may still be writing it; a run has enough; or its name is none that can be asked for. */
  readonly why: 'fresh' | 'full' | 'stuck';
}

/** Whoever writes a file under its own name does not wait so long between two pieces of it. */
const SETTLED_MS = 60_000;

const stamp = /^\d{8}T\d{6}-[\da-f]{8}_/;
/** A name with its stamp has to fit into a folder, and its letters take up to three bytes each. */
const NAME_LENGTH = 70;

/**
 * Takes what was dropped, by a move that only one of several can do, and finds what an earlier run has taken and
 * not come to the end of.
 *
 * @returns undefined where there is no such folder
 */
export async function takeFiles(folder: string, now: Date): Promise<TakenFiles | undefined> {
  const dropped = await filesIn(folder);
  if (!dropped) return undefined;
  const taken = join(folder, folders.taken);
  if (dropped.length > 0) await mkdir(taken, { recursive: true });
  const before = (await filesIn(taken)) ?? [];
  const facts = await Promise.all(before.map((name) => factsOf(join(taken, name))));
  let bytes = facts.reduce((sum, { size }) => sum + roomOf(size), 0);
  const left: LeftFile[] = [];
  for (const name of dropped) {
    const { size, writtenMs } = await factsOf(join(folder, name));
    const room = roomOf(size);
    if (Math.abs(now.getTime() - writtenMs) < SETTLED_MS) left.push({ name, why: 'fresh' });
    else if (bytes + room > MOST_MEGABYTES_AT_ONCE * MEGABYTE) left.push({ name, why: 'full' });
    else if (await take(folder, name, now)) bytes += room;
    // Another one was faster, or it is there and not to be had by the name that the folder tells of it.
    else if ((await filesIn(folder))?.includes(name)) left.push({ name, why: 'stuck' });
  }
  const names = (await filesIn(taken)) ?? [];
  const files = await Promise.all(
    names.map(async (name) => ({
      name,
      droppedAs: name.replace(stamp, ''),
      format: name.toLowerCase().endsWith('.json') ? ('json' as const) : ('csv' as const),
      isTooLarge: isTooLarge((await factsOf(join(taken, name))).size),
    })),
  );
  return { files, left };
}

/** @returns whether it was there to be taken */
async function take(folder: string, name: string, now: Date): Promise<boolean> {
  const moment = now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
  const tail = name.replace(stamp, '').slice(-NAME_LENGTH);
  const own = `${moment}-${randomBytes(4).toString('hex')}_${tail}`;
  return isThere(rename(join(folder, name), join(folder, folders.taken, own)));
}

export function readTaken(folder: string, { name }: TakenFile): Promise<Buffer> {
  return readFile(join(folder, folders.taken, name));
}

/**
 * Puts a file where those lie that are over, and beside it what of it has failed. May be done again: the part that
 * has failed is there before the file is moved.
 *
 * @param failedPart a file that can be dropped again, or undefined where nothing has failed
 */
export async function finishFile(
  folder: string,
  { name }: TakenFile,
  where: 'done' | 'failed',
  failedPart?: string,
): Promise<void> {
  for (const each of [folders.done, folders.failed]) await mkdir(join(folder, each), { recursive: true });
  if (failedPart !== undefined) {
    const path = join(folder, folders.failed, name);
    await writeFile(`${path}.part`, failedPart);
    await rename(`${path}.part`, path);
  }
  await isThere(rename(join(folder, folders.taken, name), join(folder, folders[where], name)));
}

/** Deletes files that have been over for as long as their runs are kept. What others have put there stays. */
export async function pruneImportedFiles(folder: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '');
  for (const each of [folders.done, folders.failed]) {
    for (const name of (await filesIn(join(folder, each))) ?? [])
      if (stamp.test(name) && name.slice(0, 8) < before) await rm(join(folder, each, name), { force: true });
  }
}

/** Files with shipments, by name; undefined where there is no folder. Links and what is still written have other names. */
async function filesIn(folder: string): Promise<string[] | undefined> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  return entries
    ?.filter((entry) => entry.isFile() && /^[^.].*\.(?:csv|json)$/i.test(entry.name))
    .map(({ name }) => name)
    .toSorted();
}

const isTooLarge = (size: number) => size > MOST_MEGABYTES * MEGABYTE;
/** What a file adds to what one run takes on: one that is too large is not read, only told of. */
const roomOf = (size: number) => (isTooLarge(size) ? 0 : size);

/** Zeros of a file that somebody has taken away meanwhile. */
async function factsOf(path: string): Promise<{ readonly size: number; readonly writtenMs: number }> {
  try {
    const { size, mtimeMs } = await stat(path);
    return { size, writtenMs: mtimeMs };
  } catch (error) {
    if (isMissing(error)) return { size: 0, writtenMs: 0 };
    throw error;
  }
}

/** Whether what was to be moved was there; another one may have been faster. */
async function isThere(moving: Promise<void>): Promise<boolean> {
  try {
    await moving;
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
