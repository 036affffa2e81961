import { describe, expect, it } from 'vitest';
import { collectTexts } from '../../.storybook/texts/collect-texts.ts';
import { isFault } from '../../design-system/docs/texts/filter-texts.ts';
import { notInStories } from './not-in-stories.ts';

// Reads what the stories showed when they ran last; the test command runs them before.
const entries = (await collectTexts()).filter(({ file }) => !file.startsWith('platform/'));

describe('every German text shows in a story', () => {
  it('and all files of stories have run', () => {
    expect(entries.filter(({ shownIn }) => shownIn === null).map(({ id }) => id)).toEqual([]);
  });

  it('or has a reason why it cannot', () => {
    expect(entries.filter(isFault).map(({ id }) => id)).toEqual([]);
  });

  /** Reasons are given for at most so many texts or groups. Give a new text its story, not a reason. */
  const mostReasons = 2;

  it(`with at most ${mostReasons} reasons`, () => {
    expect(Object.keys(notInStories)).toHaveLength(mostReasons);
  });

  it('and no reason is left over', () => {
    const unseen = entries.filter(({ shownIn }) => shownIn?.length === 0);
    const needed = new Set(unseen.map(({ notShownBecause }) => notShownBecause));
    expect(Object.values(notInStories).filter((reason) => !needed.has(reason))).toEqual([]);
  });
});
