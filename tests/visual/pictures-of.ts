import { sources } from '../architecture/sources.ts';
import { storyEntries } from '../architecture/story-entries.ts';
import { isPlayed, looksFromAllSides, showsState } from '../stories/stories.ts';
import { pictureName } from './baselines.ts';

const storyFiles = 'design-system/src/**/*.stories.tsx';
const onSmallerScreens = new Set(['tablet', 'phone']);

/** The names of the pictures that the stories of the workspace have; one that is pinned to a width has it alone. */
export function pictureNames(): Set<string> {
  const stories = storyEntries(storyFiles).map((entry) => ({
    ...entry,
    exportName: entry.exportName ?? '',
    file: entry.importPath.replace('./design-system/src/', ''),
  }));
  const further = looksFromAllSides(stories);
  const pinned = pinnedStories(
    new Set(stories.filter(isPlayed).map(({ importPath, exportName }) => `${importPath} ${exportName}`)),
  );
  return new Set(
    stories.filter(showsState).flatMap((story) => {
      const looks = (['light', ...(further.get(story) ?? [])] as const).filter(
        (look) => !onSmallerScreens.has(look) || !pinned.has(`${story.importPath} ${story.exportName}`),
      );
      return looks.map((look) => pictureName(look, story.id));
    }),
  );
}

/**
 * File and name of each story that is pinned to a width, by itself or by what its file says of all. One that is
 * pinned to a wide window and does nothing is shown on smaller screens all the same.
 */
function pinnedStories(played: ReadonlySet<string>): Set<string> {
  const narrow = /viewport: \{ value: 'w(?:320|375|768)'/;
  const wide = /viewport: \{ value: 'w\d+'/;
  const found = new Set<string>();
  for (const { path, text } of sources(storyFiles)) {
    const [head = '', ...stories] = text.split(/^export const /m);
    for (const story of stories) {
      const name = `./${path} ${/^\w+/.exec(story)?.[0] ?? ''}`;
      if ([head, story].some((text) => narrow.test(text) || (wide.test(text) && played.has(name))))
        found.add(name);
    }
  }
  return found;
}
