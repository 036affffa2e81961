import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { baselines, differences } from './baselines.ts';
import { changedStories } from './changed-stories.ts';

const badge = 'components-badge-all-tones';

describe('the three pictures of a story', () => {
  it('are the committed one and two of the run, when the run has copied no reference', () => {
    const left = [`light/${badge}-diff.png`, `light/${badge}-actual.png`];
    expect(changedStories(left, [`light/${badge}.png`, `dark/${badge}.png`])).toEqual([
      {
        look: 'light',
        name: badge,
        before: join(baselines, `light/${badge}.png`),
        after: join(differences, `light/${badge}-actual.png`),
        difference: join(differences, `light/${badge}-diff.png`),
      },
    ]);
  });

  it('are those of the run when there are three, for the committed one may be newer', () => {
    const left = [`dark/${badge}-actual.png`, `dark/${badge}-diff.png`, `dark/${badge}-reference.png`];
    const [story] = changedStories(left, [`dark/${badge}.png`]);
    expect(story?.before).toBe(join(differences, `dark/${badge}-reference.png`));
  });

  it('are fewer when the sizes differ', () => {
    const [story] = changedStories([`light/${badge}-actual.png`], [`light/${badge}.png`]);
    expect(story).toMatchObject({
      before: join(baselines, `light/${badge}.png`),
      after: join(differences, `light/${badge}-actual.png`),
      difference: undefined,
    });
  });

  it.each(['actual', 'reference'])('are one when the story is new and the run has left its %s', (kind) => {
    expect(changedStories([`light/${badge}-${kind}.png`], [`dark/${badge}.png`])).toEqual([
      {
        look: 'light',
        name: badge,
        before: undefined,
        after: join(differences, `light/${badge}-${kind}.png`),
        difference: undefined,
      },
    ]);
  });
});

it('keeps apart what differs by look only, and stories whose names end like a kind of picture', () => {
  const left = ['phone/a-actual.png', 'light/b-diff-actual.png', 'light/a-actual.png', 'light/b-actual.png'];
  const found = changedStories(left, []).map(({ look, name }) => `${look}/${name}`);
  expect(found).toEqual(['light/a', 'phone/a', 'light/b', 'light/b-diff']);
});

it.each([
  '../dark/a-actual.png',
  'light/../../a-actual.png',
  'other/a-actual.png',
  'light/a.png',
  'light/<i>-actual.png',
  'constructor/a-actual.png',
])('passes over %s', (file) => {
  expect(changedStories([file], [])).toEqual([]);
});
