import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  installDebianChromium,
  installPlaywrightChromium,
  installedByPlaywright,
} from './install-chromium.ts';
import { succeeds } from './process.ts';

/** A Chromium that was started once with `--version`, so its shared libraries are there too. */
export interface Chromium {
  path: string;
  /** What the browser says of itself, e.g. `Chromium 156.0.8078.79`. */
  version: string;
  source: string;
}

/** The shell first: without windows around its pages it needs half the time for each of them. */
const namesOnPath = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

let found: Promise<Chromium> | undefined;

/**
 * The Chromium that stories, journeys and benchmarks run in; looked for once per process.
 *
 * Playwright's own build comes first, since its version is pinned and the same for everybody.
 * @throws Error saying what to do when there is none and none can be installed.
 */
export function findChromium(): Promise<Chromium> {
  found ??= find();
  return found;
}

async function find(): Promise<Chromium> {
  const given = process.env['CHROMIUM_PATH'];
  if (given) {
    const chromium = await tryPath(given, 'CHROMIUM_PATH');
    if (!chromium) throw new Error(`CHROMIUM_PATH is ${given}, but no browser starts from there.`);
    return chromium;
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

async function tryNames(source: string): Promise<Chromium | undefined> {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    for (const name of namesOnPath) {
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
  if (process.platform === 'win32') return { path, version: 'Chromium', source };
  const answer = await succeeds(path, ['--version'], { seconds: 20 });
  return answer === undefined ? undefined : { path, version: shortVersion(answer), source };
}

/** `Chromium 156.0.1 built on Debian GNU/Linux` → `Chromium 156.0.1` */
function shortVersion(answer: string): string {
  return /^.*?\d+(\.\d+)+/m.exec(answer)?.[0] ?? answer.trim();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { path, version, source } = await findChromium();
  console.log(`${version} (${source}): ${path}`);
}
