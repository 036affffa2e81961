import pixelmatch from 'pixelmatch';
import { isFlat, type Picture, pixelsOf } from './picture.ts';
import { distance, nearestIn } from './reduced.ts';

/** What a comparison says of two pictures that are not the same to the byte. */
export interface Verdict {
  isSame: boolean;
  /** A picture in which changed pixels are red; undefined when the sizes differ. */
  diff: Picture | undefined;
  message: string;
}

/** Another processor rounds otherwise, by a level or two of 255. What is more than that is another colour. */
const roundedLevels = 3;
/** Pixels that may differ by more, and of a small picture its share. A full stop has eight of them. */
const most = { ofReduced: 4, ofLossy: 400, share: 0.005 };
const lossy = { threshold: 0.1, includeAA: false };

/**
 * Compares a committed picture with what the browser gave, where these are not the same to the byte.
 * @param isReduced the committed picture has its grounds and lines as they are and fewer shades at edges; else it has
 *   half the size and lost a little everywhere
 */
export function compare(reference: Picture, actual: Picture, isReduced: boolean): Verdict {
  const { width, height } = actual;
  if (reference.width !== width || reference.height !== height)
    return {
      isSame: false,
      diff: undefined,
      message: `The picture was ${reference.width} × ${reference.height} pixels and is ${width} × ${height}.`,
    };
  const data = new Uint8Array(actual.data.length);
  const seen = pixelmatch(reference.data, actual.data, data, width, height, lossy);
  const changed = isReduced ? changedIn(reference, actual) : seen;
  const allowed = Math.min(isReduced ? most.ofReduced : most.ofLossy, most.share * width * height);
  return {
    isSame: changed <= allowed,
    diff: { data, width, height },
    message: `${changed} pixels differ.`,
  };
}

/**
 * How many pixels have another colour. A shade at an edge was given the nearest of those that are left, so it may lie
 * off that, but no other may lie nearer to it.
 */
function changedIn(reference: Picture, actual: Picture): number {
  const [before, after] = [pixelsOf(reference), pixelsOf(actual)];
  const palette = [...new Set(before)];
  const nearest = nearestIn(palette);
  let count = 0;
  for (let index = 0; index < before.length; index++) {
    const [was = 0, is = 0] = [before[index], after[index]];
    if (was === is) continue;
    const isGround = isFlat(before, index, reference.width) && isFlat(after, index, reference.width);
    const off = isGround ? 0 : Math.sqrt(distance(is, palette[nearest(is)] ?? is));
    if (Math.sqrt(distance(was, is)) - off > roundedLevels * Math.sqrt(3)) count++;
  }
  return count;
}
