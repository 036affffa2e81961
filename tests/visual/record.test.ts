import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { baselinePath, baselines, looks, readRecord } from './baselines.ts';
import { fingerprint } from './picture.ts';
import { pictureNames } from './pictures-of.ts';
import { samePictures } from './same-pictures.ts';

const pictures = readRecord();
const files = globSync('*/*.webp', { cwd: baselines }).map((file) =>
  file.replaceAll('\\', '/').replace(/\.webp$/, ''),
);

describe('the record of the pictures', () => {
  it('knows every committed picture as it is', () => {
    const found = Object.fromEntries(
      files.map((name) => [name, fingerprint(readFileSync(baselinePath(name)))]),
    );
    const known = Object.fromEntries(
      Object.entries(pictures).map(([name, prints]) => [name, prints.split(':')[0]]),
    );
    expect(found).toEqual(known);
  });
});

describe('the pictures and the stories', () => {
  const wanted = pictureNames();

  it('belong together: every picture has its story', () => {
    expect(Object.keys(pictures).filter((name) => !wanted.has(name))).toEqual([]);
  });

  it('belong together: every story that shows a state has its pictures', () => {
    expect([...wanted].filter((name) => !(name in pictures))).toEqual([]);
  });
});

describe('two stories with the same picture', () => {
  const groups = looks.flatMap((look) => {
    const ofLook = Object.entries(pictures).filter(([name]) => name.startsWith(`${look}/`));
    const byShot = Map.groupBy(ofLook, ([, prints]) => prints.split(':')[1]);
    return [...byShot.values()]
      .map((alike) => alike.map(([name]) => name.slice(look.length + 1)).toSorted())
      .filter((alike) => alike.length > 1 && !alike.every((id) => id.endsWith('--forbidden')));
  });
  const explained = samePictures.map(({ stories }) => new Set<string>(stories));

  it('say why', () => {
    const unexplained = groups.filter((ids) => !explained.some((known) => ids.every((id) => known.has(id))));
    expect(unexplained).toEqual([]);
  });

  it('do not say so in vain', () => {
    const alike = new Set(groups.flat());
    expect(samePictures.flatMap(({ stories }) => stories.filter((id) => !alike.has(id)))).toEqual([]);
  });
});
