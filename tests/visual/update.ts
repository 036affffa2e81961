import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '../browser/find-chromium.ts';
import { runTool, type CommandResult } from '../run/command.ts';
import { buildStorybook } from '../storybook/build.ts';
import { baselines, clearDifference, readRecord, writeRecord } from './baselines.ts';
import { decode, fingerprint } from './picture.ts';
import { encodeReduced } from './reduced-png.ts';

/**
 * Makes the committed pictures anew: of all stories, or of the story files whose paths contain one of the words.
 * Pictures of stories that are gone disappear when all are made. The transcripts are few and always renewed.
 */
async function main(words: string[]): Promise<void> {
  const { version, path } = await findChromium();
  const env = { LOTSE_VISUAL_UPDATE: '1', CHROMIUM_PATH: path };
  const { browser, pixels } = readRecord();
  if (words.length > 0 && browser !== version)
    throw new Error(`The pictures were made in ${browser}, and this is ${version}: make all of them anew.`);
  if (words.length === 0) rmSync(baselines, { recursive: true, force: true });
  // The filter first: --update takes the next word for its value.
  const stories = await told('vitest', ['run', '--project=stories', ...words, '--update=all'], env);
  const built = await buildStorybook();
  if (!built.ok) throw new Error(built.output);
  const config = '--config=tests/storybook/playwright.config.ts';
  const filter = words.length === 0 ? [] : [`--grep=${words.join('|')}`];
  const modes = await told('playwright', ['test', config, '--project=modes', ...filter], env);
  const readAloud = ['--project=loops', '--grep=reads as before', '--update-snapshots=changed'];
  const transcripts = await told('playwright', ['test', config, ...readAloud], env);
  const kept = words.length === 0 ? {} : pixels;
  const made = reduceNewPictures();
  for (const file of Object.keys(made)) clearDifference(file);
  writeRecord({ browser: version, pixels: { ...kept, ...made } });
  console.log(`${Object.keys(made).length} pictures made in ${version}.`);
  process.exitCode = stories.ok && modes.ok && transcripts.ok ? 0 : 1;
}

/** Runs a tool and shows how it ended. */
async function told(tool: string, args: string[], env: NodeJS.ProcessEnv): Promise<CommandResult> {
  const result = await runTool(tool, args, { env, minutes: 20 });
  console.log(
    result.output
      .trim()
      .split('\n')
      .slice(result.ok ? -6 : -60)
      .join('\n'),
  );
  return result;
}

/** Gives what the browsers wrote its small form; returns the part of the record for it. */
function reduceNewPictures(): { [file: string]: string } {
  const made: { [file: string]: string } = {};
  for (const file of globSync('*/*.png', { cwd: baselines })) {
    const written = readFileSync(join(baselines, file));
    if (isReduced(written)) continue;
    const shown = decode(written);
    const reduced = encodeReduced(shown);
    writeFileSync(join(baselines, file), reduced);
    made[file.replaceAll('\\', '/')] = `${fingerprint(decode(reduced))}:${fingerprint(shown)}`;
  }
  return made;
}

/** Pictures by palette are ours; browsers write the colour of each pixel. */
function isReduced(png: Buffer): boolean {
  const colourType = 25;
  return png[colourType] === 3;
}

await main(process.argv.slice(2));
