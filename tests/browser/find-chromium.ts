import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  installDebianChromium,
  installPlaywrightChromium,
  installedByPlaywright,
  playwrightsWholeChromium,
} from './install-chromium.ts';
import { pinnedChromium } from './pinned-chromium.ts';
import { succeeds } from './process.ts';

/** A Chromium that was started once with `--version`, so its shared libraries are there too. */
export interface Chromium {
  path: string;
  /** What the browser says of itself, e.g. `Chromium 156.0.8078.79`. */
  version: string;
  source: string;
  /** Whether it is the one that pictures are made and compared in. */
  isPinned: boolean;
}

const wholeBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** The shell first: without windows around its pages it needs half the time for each of them. */
const namesOnPath = ['chromium-headless-shell', ...wholeBrowsers];

let found: Promise<Chromium> | undefined;

/** By which the processes of a run take the browser that its first step has found, and look for no other. */
const FOUND = 'LOTSE_FOUND_CHROMIUM';

/**
 * The Chromium that stories, journeys and benchmarks run in; looked for once per process.
 *
 * Where the packages bring one, it is that one and no other: pictures would go unseen without anybody being told.
 * Elsewhere Playwright's own build comes first, since its version is pinned too.
 * @throws Error saying what to do when there is none and none can be installed.
 */
export function findChromium(): Promise<Chromium> {
  found ??= find();
  return found;
}

/** The same, for all processes that this one starts. */
export async function findChromiumForAll(): Promise<Chromium> {
  const chromium = await findChromium();
  process.env[FOUND] = JSON.stringify(chromium);
  return chromium;
}

async function find(): Promise<Chromium> {
  const known = process.env[FOUND];
  if (known) return JSON.parse(known) as Chromium;
  const given = process.env['CHROMIUM_PATH'];
  if (given) {
    const chromium = await tryPath(given, 'CHROMIUM_PATH');
    if (!chromium) throw new Error(`CHROMIUM_PATH is ${given}, but no browser starts from there.`);
    return chromium;
  }
  const pinned = await pinnedChromium();
  if (pinned !== undefined) {
    const chromium = await tryPath(pinned, 'package');
    if (chromium) return { ...chromium, isPinned: true };
    throw new Error(
      `The Chromium of the packages does not start: ${pinned}. Delete its folder to have it extracted anew, or set CHROMIUM_PATH to another one, in which no pictures are compared.`,
    );
  }
  const chromium =
    (await tryPath(installedByPlaywright(), 'Playwright')) ??
    (await tryPath(await installPlaywrightChromium(), 'Playwright, just installed')) ??
    (await tryNames('system')) ??
    ((await installDebianChromium()) ? await tryNames('Debian package, just installed') : undefined);
  if (chromium) return chromium;
  throw new Error(
    'No Chromium found. Install one (npx playwright install chromium) or set CHROMIUM_PATH to one.',
  );
}

/**
 * The whole browser, which has the viewer for PDFs that the shell lacks; what `findChromium` finds where there is no other.
 * Its path may be given in `CHROMIUM_WHOLE_PATH`.
 */
export async function findWholeChromium(): Promise<Chromium> {
  const any = await findChromium();
  return (
    (await tryPath(process.env['CHROMIUM_WHOLE_PATH'], 'CHROMIUM_WHOLE_PATH')) ??
    (await tryPath(playwrightsWholeChromium(), 'Playwright')) ??
    (await tryNames('system', wholeBrowsers)) ??
    ((await installDebianChromium())
      ? await tryNames('Debian package, just installed', wholeBrowsers)
      : undefined) ??
    any
  );
}

async function tryNames(source: string, names = namesOnPath): Promise<Chromium | undefined> {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    for (const name of names) {
      const chromium = await tryPath(join(folder, name), source);
      if (chromium) return chromium;
    }
  }
  return undefined;
}

async function tryPath(path: string | undefined, source: string): Promise<Chromium | undefined> {
  if (!path) return undefined;
  try {
    await access(path, constants.X_OK);
  } catch {
    return undefined;
  }
  // On Windows --version opens a window instead of answering.
  if (process.platform === 'win32') return { path, version: 'Chromium', source, isPinned: false };
  const answer = await succeeds(path, ['--version'], { seconds: 120 });
  return answer === undefined ? undefined : { path, version: shortVersion(answer), source, isPinned: false };
}

/** `Chromium 156.0.1 built on Debian GNU/Linux` → `Chromium 156.0.1` */
function shortVersion(answer: string): string {
  return /^.*?\d+(\.\d+)+/m.exec(answer)?.[0] ?? answer.trim();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { path, version, source } = await findChromium();
  console.log(`${version} (${source}): ${path}`);
}
