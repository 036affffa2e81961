import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { findChromium } from '../browser/find-chromium.ts';
import { runTool } from '../run/command.ts';
import { buildStorybook } from '../stories/build.ts';
import {
  baselinePath,
  baselines,
  clearDifferences,
  differencePath,
  differences,
  type Look,
  type PictureRecord,
  readRecord,
  writeRecord,
} from './baselines.ts';
import { decode, fingerprint } from './picture.ts';
import { pictureNames } from './pictures-of.ts';
import { encodeFor } from './reduced.ts';

/**
 * Visits all stories, or those whose file and name contain one of the words, and takes over what differed.
 * Pictures of stories that are gone disappear. The transcripts are few and always renewed.
 */
async function main(words: string[]): Promise<void> {
  const { version, isPinned } = await findChromium();
  if (!isPinned)
    throw new Error(`Pictures are made in the pinned browser, which runs on Linux x64. This is ${version}.`);
  const before = readRecord();
  // Storybook shows them on its sheets, and wants the folder.
  mkdirSync(baselines, { recursive: true });
  const built = await buildStorybook();
  if (!built.ok) throw new Error(built.output);
  const filter = words.length === 0 ? [] : [`--grep=${[...words, 'reads as before'].join('|')}`];
  const visits = await runTool('playwright', [
    'test',
    '--reporter=line',
    '--config=tests/stories/playwright.config.ts',
    '--project=all-sides',
    '--update-snapshots=changed',
    ...filter,
  ]);
  const renewed = await takeOver();
  clearDifferences();
  const all = { ...before, ...renewed };
  const wanted = pictureNames();
  const gone = Object.keys(all).filter((name) => !wanted.has(name));
  for (const name of gone) rmSync(baselinePath(name), { force: true });
  writeRecord(Object.fromEntries(Object.entries(all).filter(([name]) => !gone.includes(name))));
  console.log(`${Object.keys(renewed).length} pictures made in ${version}, ${gone.length} removed.`);
  if (!visits.ok) console.log(visits.output.split('\n').slice(-60).join('\n'));
  process.exitCode = visits.ok ? 0 : 1;
}

/**
 * Gives what differed its small form and its place; returns the part of the record for it. Files are encoded beside this
 * thread, which meanwhile looks for the colours of the next picture.
 */
async function takeOver(): Promise<PictureRecord> {
  const taken: PictureRecord = {};
  // Each takes the next one of the same list.
  const files = globSync('*/*-actual.png', { cwd: differences }).values();
  await Promise.all(
    Array.from({ length: 2 * availableParallelism() }, async () => {
      for (const file of files) {
        const name = file.replaceAll('\\', '/').replace(/-actual\.png$/, '');
        taken[name] = await takeOverOne(name);
      }
    }),
  );
  return taken;
}

/** Returns what the record says of the picture. */
async function takeOverOne(name: string): Promise<string> {
  const shot = readFileSync(differencePath(name, 'actual'));
  const [look] = name.split('/') as [Look];
  const reduced = await encodeFor(look, await decode(shot));
  mkdirSync(dirname(baselinePath(name)), { recursive: true });
  writeFileSync(baselinePath(name), reduced);
  return `${fingerprint(reduced)}:${fingerprint(shot)}`;
}

await main(process.argv.slice(2));
