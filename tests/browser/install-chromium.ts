import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { setGlobalProxyFromEnv } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import { succeeds } from './process.ts';

const require = createRequire(import.meta.url);
const playwrightCommand = join(dirname(require.resolve('playwright/package.json')), 'cli.js');

/** How long the download host may take to answer at all. Without a network the failure comes at once. */
const probeSeconds = 4;
const downloadSeconds = 300;
/** A failed attempt is remembered so long, so that not every run waits for a host that is out of reach. */
const rememberedHours = 12;

/** Path of the headless shell (or else the full browser) that Playwright has installed on this machine. */
export function installedByPlaywright(): string | undefined {
  const full = chromium.executablePath();
  const [, store, revision] = /^(.*)[\\/]chromium-(\d+)[\\/]/.exec(full) ?? [];
  if (store && revision) {
    const [shell] = globSync(`chromium_headless_shell-${revision}/*/*headless[-_]shell{,.exe}`, {
      cwd: store,
    });
    if (shell) return join(store, shell);
  }
  return existsSync(full) ? full : undefined;
}

/** Path of the whole browser of Playwright, also where it is not installed. */
export function playwrightsWholeChromium(): string {
  return chromium.executablePath();
}

/**
 * One attempt to let Playwright download its headless shell and the whole browser.
 * Gives up within seconds when the download host does not answer, because Playwright itself retries for minutes.
 */
export async function installPlaywrightChromium(): Promise<string | undefined> {
  const note = failureNote();
  if (process.env['PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD'] || isRecent(note)) return undefined;
  const plan = await succeeds(
    process.execPath,
    [playwrightCommand, 'install', '--dry-run', 'chromium-headless-shell'],
    {
      seconds: 4,
    },
  );
  const address = /Download url:\s+(\S+)/.exec(plan ?? '')?.[1];
  if (address && (await answers(address))) {
    console.log('Chromium: Playwright downloads its own build …');
    const install = [playwrightCommand, 'install', '--no-progress', 'chromium'];
    await succeeds(process.execPath, install, { seconds: downloadSeconds });
  }
  const installed = installedByPlaywright();
  if (!installed) writeNote(note);
  return installed;
}

/** Installs Debian's own package, the shell if there is one, where that is allowed (root on a Debian-like system). */
export async function installDebianChromium(): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  console.log('Chromium: installing the Debian package …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await succeeds('apt-get', ['update'], { seconds: 120, env });
  // Older systems have no shell of their own.
  for (const names of [['chromium-headless-shell', 'chromium'], ['chromium']]) {
    const args = ['install', '--yes', '--no-install-recommends', ...names];
    if ((await succeeds('apt-get', args, { seconds: downloadSeconds, env })) !== undefined) return true;
  }
  return false;
}

async function answers(address: string): Promise<boolean> {
  const restore = setGlobalProxyFromEnv();
  try {
    const response = await fetch(address, {
      method: 'HEAD',
      signal: AbortSignal.timeout(probeSeconds * 1000),
    });
    return response.ok;
  } catch {
    return false;
  } finally {
    restore();
  }
}

/** The note names Playwright's version: a new version is a new attempt. */
function failureNote(): string {
  const { version } = JSON.parse(readFileSync(require.resolve('playwright/package.json'), 'utf8')) as {
    version: string;
  };
  return join(import.meta.dirname, `../node_modules/.cache/lotse/no-chromium-${version}`);
}

function isRecent(note: string): boolean {
  const written = statSync(note, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return Date.now() - written < rememberedHours * 3_600_000;
}

function writeNote(note: string): void {
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, 'Playwright could not install Chromium; delete this file to let it try again.\n');
}
