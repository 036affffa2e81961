import { baselinePath, differencePath, looks, type Look } from './baselines.ts';

/** A story that differed from its picture in the last run, with the paths of the files that show how. */
export interface ChangedStory {
  look: Look;
  /** `components-badge-all-tones` */
  name: string;
  /** Undefined when there was no picture to compare with. */
  before: string | undefined;
  after: string | undefined;
  /** Undefined also when the sizes differ. */
  difference: string | undefined;
}

/**
 * Finds the pictures of each changed story, by name and then by look.
 * @param left what runs have left, as `light/components-badge-all-tones-diff.png`; all else is passed over
 * @param committed the files of the baselines, as `light/components-badge-all-tones.png`
 */
export function changedStories(left: readonly string[], committed: readonly string[]): ChangedStory[] {
  const names = new Set(left.map(nameIn).filter((name) => name !== undefined));
  return [...names]
    .toSorted()
    .flatMap((name) =>
      looks
        .map((look) => withPictures(look, name, left, committed))
        .filter(({ after, difference }) => after !== undefined || difference !== undefined),
    );
}

/** The story that a file shows; undefined when the name is none that a run writes. */
function nameIn(file: string): string | undefined {
  return /^[a-z-]+\/([\p{L}\p{N}_-]+)-(?:reference|actual|diff)\.png$/u.exec(file)?.[1];
}

function withPictures(
  look: Look,
  name: string,
  left: readonly string[],
  committed: readonly string[],
): ChangedStory {
  const [reference, actual, difference] = ['reference', 'actual', 'diff'].map((kind) =>
    left.includes(`${look}/${name}-${kind}.png`) ? differencePath(look, `${name}-${kind}`) : undefined,
  );
  // The run of all stories copies no reference: there the committed picture is the one from before.
  const baseline = committed.includes(`${look}/${name}.png`) ? baselinePath(look, name) : undefined;
  // Of a story without a picture that run leaves what it looks like under the name of the reference.
  if (actual === undefined) return { look, name, before: baseline, after: reference, difference };
  return { look, name, before: reference ?? baseline, after: actual, difference };
}
