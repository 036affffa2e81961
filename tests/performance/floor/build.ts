import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { compressed } from '../loaded-bytes.ts';

/** The React + react-router floor, built. */
export interface Floor {
  readonly folder: string;
  /** All its JavaScript after brotli 11. */
  readonly bytes: number;
  remove(): Promise<void>;
}

/** Builds the React + react-router floor with this run's Vite. */
export async function buildFloor(): Promise<Floor> {
  const folder = await mkdtemp(join(tmpdir(), 'lotse-floor-'));
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, modulePreload: { polyfill: false } },
  });
  const scripts = globSync('**/*.js', { cwd: folder });
  return {
    folder,
    bytes: scripts.reduce((total, file) => total + compressed(readFileSync(join(folder, file))), 0),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
