import type { Look } from './baselines.ts';
import { compare, type Verdict } from './compare.ts';
import { decode, type Picture, pixelsOf } from './picture.ts';
import { halve, isHalved } from './reduced.ts';

export interface Judgement {
  /** A picture of a single colour shows a page that has not been drawn yet, or is broken. */
  isBlank: boolean;
  /** Undefined where the picture shows what was committed. */
  difference: Pick<Verdict, 'diff' | 'message'> | undefined;
}

/** Judges what the browser gave beside the committed file, or beside none. */
export async function judgePicture(committed: Buffer | null, shot: Buffer, look: Look): Promise<Judgement> {
  const actual = await decode(shot);
  const isBlank = isOneColour(actual);
  if (!committed) {
    const message = 'There is no picture yet.';
    return { isBlank, difference: { diff: undefined, message } };
  }
  const small = isHalved(look);
  const verdict = compare(await decode(committed), small ? await halve(actual) : actual, !small);
  return { isBlank, difference: verdict.isSame ? undefined : verdict };
}

function isOneColour(picture: Picture): boolean {
  const pixels = pixelsOf(picture);
  return pixels.every((colour) => colour === pixels[0]);
}
