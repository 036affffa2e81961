import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { componentFolders, sources } from '../architecture/sources.ts';
import { baselinePath, baselines, looks, readRecord } from './baselines.ts';
import { fingerprint } from './picture.ts';
import { pictureNames } from './pictures-of.ts';
import { samePictures } from './same-pictures.ts';

const { pictures } = readRecord();
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
      .filter((alike) => alike.length > 1)
      .map((alike) => alike.map(([name]) => name.slice(look.length + 1)).toSorted());
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

describe('the folder of the pictures', () => {
  // It was 25 until the form had customs, modes and quotes: of 26 MB its stories take 10. With what an organisation
  // runs itself by there are 32, half a megabyte for each screen.
  const most = 40 * 1024 * 1024;
  const screensInTheEnd = 40;

  // The shipment form takes as much as all the others together, and none to come is like it: it counts once.
  const largest = 'screens-shipments-newshipment';

  it(`stays below 40 MB at ${screensInTheEnd} screens, worked out from what a screen adds today`, () => {
    const alone = sources('design-system/src/screens/*/*.stories.tsx').length;
    const screens = componentFolders('design-system/src/screens/*/*/*.tsx').length + alone;
    const ofOthers = bytes((id) => id.startsWith('screens-') && !id.startsWith(largest));
    const toCome = (ofOthers / (screens - 1)) * (screensInTheEnd - screens);
    expect(bytes(() => true) + toCome).toBeLessThan(most);
  });

  function bytes(isMeant: (storyId: string) => boolean): number {
    return files
      .filter((name) => isMeant(name.split('/')[1] ?? ''))
      .reduce((sum, name) => sum + statSync(join(baselines, `${name}.webp`)).size, 0);
  }
});
