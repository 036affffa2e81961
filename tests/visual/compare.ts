import pixelmatch from 'pixelmatch';
import type { Picture } from './picture.ts';
import { reduce } from './reduced.ts';

/** What a comparison says of two pictures that are not the same to the byte. */
export interface Verdict {
  isSame: boolean;
  /** A picture in which changed pixels are red; undefined when the sizes differ. */
  diff: Picture | undefined;
  message: string;
}

/** Another build of the browser smooths edges otherwise, but moves and colours nothing. */
const tolerance = { threshold: 0.1, includeAA: false };
const allowedShare = 0.005;
/** As many pixels as the corners of some borders have. */
export const fewPixels = 400;

/**
 * Compares a committed picture, whose shades at edges are reduced, with what a browser gave.
 * @param isExact in the browser that the picture was made in, any pixel that is one level off is a change;
 *   in another one, what a person would not notice is none
 * @param mostPixels that may differ, where not exact
 */
export function compare(
  reference: Picture,
  actual: Picture,
  isExact: boolean,
  mostPixels = Number.POSITIVE_INFINITY,
): Verdict {
  const { width, height } = actual;
  if (reference.width !== width || reference.height !== height)
    return {
      isSame: false,
      diff: undefined,
      message: `The picture was ${reference.width} × ${reference.height} pixels and is ${width} × ${height}.`,
    };
  const data = new Uint8Array(actual.data.length);
  const settings = isExact ? { threshold: 0, includeAA: true } : tolerance;
  const reduced = reduce(actual).data;
  const changed = pixelmatch(reference.data, reduced, data, width, height, settings);
  const diff = { data, width, height };
  if (!isExact)
    return {
      isSame: changed <= Math.min(mostPixels, allowedShare * width * height),
      diff,
      message: `${changed} pixels differ.`,
    };
  const message = changed > 0 ? `${changed} pixels differ.` : 'Only shades at edges differ.';
  return { isSame: false, diff, message };
}
