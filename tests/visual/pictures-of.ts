import { looksFromAllSides, showsState, type Story } from '../stories/stories.ts';
import { pictureName } from './baselines.ts';

/** The names of all pictures that stories may have; one that is pinned to a width has none of smaller screens. */
export function pictureNames(stories: readonly Story[]): Set<string> {
  const further = looksFromAllSides(stories);
  return new Set(
    stories
      .filter(showsState)
      .flatMap((story) =>
        (['light', ...(further.get(story) ?? [])] as const).map((look) => pictureName(look, story.id)),
      ),
  );
}
