import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

export const builtApp = join(import.meta.dirname, '../../app/dist');

export interface OtherBuild {
  readonly folder: string;
  /** The name that it has in `lotse:build`. */
  readonly id: string;
  readonly remove: () => Promise<void>;
}

/**
 * The built app as a build of other sources would be: all its scripts and styles have other names, and it has an id
 * of its own. Making a real one takes ten seconds and differs in nothing that an open tab can see.
 */
export async function makeOtherBuild(): Promise<OtherBuild> {
  const folder = await mkdtemp(join(tmpdir(), 'lotse-build-'));
  await cp(builtApp, folder, { recursive: true });
  const { id: before } = JSON.parse(await readFile(join(folder, 'builds/latest.json'), 'utf8')) as {
    id: string;
  };
  const id = [...before].toReversed().join('');
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const renamed = new Map(
    files
      .filter((file) => /\/assets\/[^/]+\.(?:js|css)$/.test(file))
      .map((file) => [basename(file), basename(file).replace(/\.(js|css)$/, 'x.$1')]),
  );
  const names = new RegExp(
    [...renamed.keys()].map((name) => name.replaceAll('.', String.raw`\.`)).join('|'),
    'g',
  );
  for (const file of files) {
    if (/\.(?:js|css|html|json)$/.test(file)) {
      const text = await readFile(file, 'utf8');
      await writeFile(
        file,
        text.replaceAll(names, (name) => renamed.get(name) ?? name).replaceAll(before, id),
      );
    }
    const name = renamed.get(basename(file)) ?? basename(file).replace(before, id);
    if (name !== basename(file)) await rename(file, join(file, '..', name));
  }
  return { folder, id, remove: () => rm(folder, { recursive: true }) };
}
