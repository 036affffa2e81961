import { join } from 'node:path';
import { expect, it } from 'vitest';
import { baselines, differences } from './baselines.ts';
import { changedStories } from './changed-stories.ts';

const badge = 'components-badge--matrix';

it('finds the committed picture and two of the run', () => {
  const left = [`light/${badge}-diff.png`, `light/${badge}-actual.png`];
  expect(changedStories(left, [`light/${badge}.webp`, `dark/${badge}.webp`])).toEqual([
    {
      look: 'light',
      storyId: badge,
      before: join(baselines, `light/${badge}.webp`),
      after: join(differences, `light/${badge}-actual.png`),
      difference: join(differences, `light/${badge}-diff.png`),
    },
  ]);
});

it('shows no difference when the sizes differ, and nothing before when the story is new', () => {
  expect(changedStories([`light/${badge}-actual.png`], [`dark/${badge}.webp`])).toMatchObject([
    { before: undefined, after: join(differences, `light/${badge}-actual.png`), difference: undefined },
  ]);
});

it('keeps apart what differs by look only, and stories whose names end like a kind of picture', () => {
  const left = ['phone/a-actual.png', 'light/b-diff-actual.png', 'light/a-actual.png', 'light/b-actual.png'];
  const found = changedStories(left, []).map(({ look, storyId }) => `${look}/${storyId}`);
  expect(found).toEqual(['light/a', 'phone/a', 'light/b', 'light/b-diff']);
});

it.each([
  '../dark/a-actual.png',
  'light/../../a-actual.png',
  'other/a-actual.png',
  'light/a.png',
  'light/a-diff.png',
  'light/<i>-actual.png',
  'constructor/a-actual.png',
])('passes over %s', (file) => {
  expect(changedStories([file], [])).toEqual([]);
});
