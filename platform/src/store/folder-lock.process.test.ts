import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataFolderTaken, lockFolder } from './folder-lock.ts';

const module = new URL('folder-lock.ts', import.meta.url).href;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a folder is locked once, and can be locked again after it was given back', () => {
  const release = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(DataFolderTaken);
  release();
  lockFolder(folder)();
});

test('another process that is killed has given it back', async () => {
  const code = `import { lockFolder } from ${JSON.stringify(module)};
    lockFolder(${JSON.stringify(folder)}); console.log('locked'); setInterval(() => {}, 1000);`;
  const other = spawn(process.execPath, ['--input-type=module', '--eval', code]);
  await once(other.stdout, 'data');
  expect(() => lockFolder(folder)).toThrow(DataFolderTaken);
  other.kill('SIGKILL');
  await once(other, 'exit');
  lockFolder(folder)();
});

test('what is no folder is another matter', () => {
  expect(() => lockFolder(join(folder, 'nowhere'))).toThrow(/unable to open/);
});
