import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Playground } from './child-platform.ts';

let playground: Playground;
beforeAll(async () => {
  playground = await Playground.make();
});
afterAll(() => playground.clear());

test('a platform that does not end is told by what it has printed', async () => {
  const program = join(playground.folder, 'stuck.mjs');
  await writeFile(program, 'console.log("waiting for Godot"); setInterval(() => {}, 1000);');
  const stuck = playground.run({}, program);
  await stuck.prints('Godot');
  await expect(stuck.ends(50)).rejects.toThrow('waiting for Godot');
  stuck.child.kill('SIGKILL');
  expect(await stuck.ends()).toBeNull();
});
