import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { compressed } from '../loaded-bytes.ts';

/** Builds the React + react-router floor with this run's Vite; its JavaScript in bytes after brotli 11. */
export async function floorBytes(): Promise<number> {
  const outDir = await mkdtemp(join(tmpdir(), 'lotse-floor-'));
  try {
    await build({
      root: import.meta.dirname,
      configFile: false,
      logLevel: 'error',
      build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false } },
    });
    const files = globSync('**/*.js', { cwd: outDir });
    return files.reduce((total, file) => total + compressed(readFileSync(join(outDir, file))), 0);
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
