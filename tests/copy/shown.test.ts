import { describe, expect, it } from 'vitest';
import { collectTexts } from '../../.storybook/texts/collect-texts.ts';
import { notInStories } from './not-in-stories.ts';

// Reads what the stories showed when they ran last; the test command runs them before.
const entries = (await collectTexts()).filter(({ file }) => !file.startsWith('platform/'));
const unseen = entries.filter(({ shownIn }) => shownIn?.length === 0).map(({ id }) => id);

describe('every German text shows in a story', () => {
  it('and all files of stories have run', () => {
    expect(entries.filter(({ shownIn }) => shownIn === null).map(({ id }) => id)).toEqual([]);
  });

  it('or has a reason why it cannot', () => {
    expect(unseen.filter((id) => reasonFor(id) === undefined)).toEqual([]);
  });

  /** Reasons are given for at most so many texts or groups. The number only shrinks. */
  const mostReasons = 9;

  it(`with at most ${mostReasons} reasons`, () => {
    expect(Object.keys(notInStories).length).toBeLessThanOrEqual(mostReasons);
  });

  it('and no reason is left over', () => {
    const needed = new Set(unseen.map(reasonFor));
    expect(Object.keys(notInStories).filter((key) => !needed.has(key))).toEqual([]);
  });
});

/** The key of the list that covers a text: the text itself or the group that it belongs to. */
function reasonFor(id: string): string | undefined {
  return Object.keys(notInStories).find((key) => id === key || id.startsWith(`${key}.`));
}
