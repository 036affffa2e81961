import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PlatformSandbox } from './child-platform.ts';

let sandbox: PlatformSandbox;
beforeAll(async () => {
  sandbox = await PlatformSandbox.make();
});
afterAll(() => sandbox.clear());

test('a platform that does not end is told by what it has printed', async () => {
  const program = join(sandbox.folder, 'stuck.mjs');
  await writeFile(program, 'console.log("waiting for Godot"); setInterval(() => {}, 1000);');
  const stuck = sandbox.run({}, program);
  await stuck.prints('Godot');
  await expect(stuck.ends(50)).rejects.toThrow('waiting for Godot');
  stuck.child.kill('SIGKILL');
  expect(await stuck.ends()).toBeNull();
});
