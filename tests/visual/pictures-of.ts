import { isPage, showsState, storiesFromAllSides, type Story } from '../stories/stories.ts';
import { pictureName } from './baselines.ts';

/** The names of all pictures that stories may have; one that is pinned to a width has none of smaller screens. */
export function pictureNames(stories: readonly Story[]): Set<string> {
  const fromAllSides = storiesFromAllSides(stories);
  return new Set(
    stories.filter(showsState).flatMap((story) => {
      const further = fromAllSides.has(story)
        ? (['dark', 'forced-colors', 'phone', ...(isPage(story) ? (['tablet'] as const) : [])] as const)
        : [];
      return ['light' as const, ...further].map((look) => pictureName(look, story.id));
    }),
  );
}
