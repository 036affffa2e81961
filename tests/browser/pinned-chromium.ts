import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inflate } from '@sparticuz/chromium';

const require = createRequire(import.meta.url);
const cache = join(import.meta.dirname, '../node_modules/.cache/lotse');
const fonts = dirname(require.resolve('@expo-google-fonts/atkinson-hyperlegible-next/package.json'));
const archives = join(dirname(require.resolve('@sparticuz/chromium')), '../bin');

/**
 * Path of a program that starts the Chromium of a package, the same to the byte for everybody, with no font but the
 * product's own; undefined where there is none for the machine. Extracted at the first use, which takes some seconds.
 */
export async function pinnedChromium(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = join(cache, `chromium-${version()}-${settingsMark()}`);
  const program = join(folder, 'start');
  if (!existsSync(program)) await extractInto(folder);
  return program;
}

/** Of what is written beside the browser, which names folders: another font, or a copied clone, extracts anew. */
function settingsMark(): string {
  const settings = `${fontSettings(cache)}${startScript(cache)}`;
  return createHash('sha256').update(settings).digest('hex').slice(0, 8);
}

function version(): string {
  const manifest = readFileSync(join(archives, '../package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

/** All or nothing: what is half extracted stands in a folder of its own, and of two processes one is first. */
async function extractInto(folder: string): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const half = mkdtempSync(`${folder}-`);
  await inTemporaryFolder(half, () =>
    // The browser, the libraries for secure connections that a bare machine lacks, and the drawing of WebGL.
    Promise.all(
      ['chromium.br', 'al2023.tar.br', 'swiftshader.tar.br'].map((name) => inflate(join(archives, name))),
    ),
  );
  writeFileSync(join(half, 'fonts.conf'), fontSettings(folder));
  writeFileSync(join(half, 'start'), startScript(folder), { mode: 0o755 });
  try {
    renameSync(half, folder);
  } catch (error) {
    rmSync(half, { recursive: true });
    // Somebody else was first; or the folder is there without what it should hold.
    if (!existsSync(join(folder, 'start'))) throw error;
  }
}

/** The package extracts to the system's folder for temporary files, where another one's half may lie. */
async function inTemporaryFolder(folder: string, act: () => Promise<unknown>): Promise<void> {
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    await act();
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}

/** Names one folder of fonts: those of the machine are not seen. */
function fontSettings(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <cachedir>${folder}/font-cache</cachedir>
</fontconfig>
`;
}

/** With letters beyond ASCII in names of files, whatever the machine's own language is. */
function startScript(folder: string): string {
  return `#!/bin/sh
export LC_ALL=C.UTF-8
export FONTCONFIG_FILE='${folder}/fonts.conf'
export LD_LIBRARY_PATH='${folder}/al2023/lib'
exec '${folder}/chromium' "$@"
`;
}
