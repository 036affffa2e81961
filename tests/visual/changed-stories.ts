import { baselinePath, differencePath, looks, pictureName, type Look } from './baselines.ts';

/** A story that differed from its picture in the last run, with the paths of the files that show how. */
export interface ChangedStory {
  look: Look;
  /** `components-badge--matrix` */
  storyId: string;
  /** Undefined when there was no picture to compare with. */
  before: string | undefined;
  after: string;
  /** Undefined also when the sizes differ. */
  difference: string | undefined;
}

/**
 * Finds the pictures of each changed story, by story and then by look.
 * @param left what runs have left, as `light/components-badge--matrix-diff.png`; all else is passed over
 * @param committed the files of the baselines, as `light/components-badge--matrix.webp`
 */
export function changedStories(left: readonly string[], committed: readonly string[]): ChangedStory[] {
  const files = new Set(left);
  const ids = new Set(left.map(storyIn).filter((id) => id !== undefined));
  return [...ids].toSorted().flatMap((storyId) =>
    looks
      .filter((look) => files.has(`${pictureName(look, storyId)}-actual.png`))
      .map((look) => {
        const name = pictureName(look, storyId);
        return {
          look,
          storyId,
          before: committed.includes(`${name}.webp`) ? baselinePath(name) : undefined,
          after: differencePath(name, 'actual'),
          difference: files.has(`${name}-diff.png`) ? differencePath(name, 'diff') : undefined,
        };
      }),
  );
}

/** The story that a file shows; undefined when the name is none that a run writes. */
function storyIn(file: string): string | undefined {
  return /^[a-z-]+\/([\p{L}\p{N}_-]+)-actual\.png$/u.exec(file)?.[1];
}
