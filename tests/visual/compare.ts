import pixelmatch from 'pixelmatch';
import { isUpdate, readRecord } from './baselines.ts';
import { fingerprint, isFlat, pixelsOf, type Picture } from './picture.ts';
import { nearestIn } from './reduced-png.ts';

/** What a comparison says. The shape is that of Vitest's comparators. */
export interface Verdict {
  pass: boolean;
  /** A picture in which changed pixels are red; null when none was asked for or the sizes differ. */
  diff: Uint8Array | null;
  message: string | null;
}

type Comparator = (reference: Picture, actual: Picture, options: { createDiff: boolean }) => Verdict;

/** Another build of the browser smooths edges otherwise, but moves and colours nothing. */
const otherBrowser = { threshold: 0.1, includeAA: false };
const allowedShareInOtherBrowser = 0.005;

/**
 * The comparison for a browser, e.g. `Chromium 156.0.8078.79`. In the one that the pictures were made in, a pixel
 * that is one level off is a change; in another one, what a person would not notice is none.
 */
export function comparatorFor(browser: string, record = readRecord()): Comparator {
  const accepted = new Set(Object.values(record.pixels));
  const isSameBrowser = isUpdate || browser === record.browser;
  return (reference, actual, { createDiff }) => {
    const [before, after] = [fingerprint(reference), fingerprint(actual)];
    // Two equal ones are two shots of a page that has come to rest.
    if (before === after || accepted.has(`${before}:${after}`)) return passed;
    const { width, height } = actual.metadata;
    if (reference.metadata.width !== width || reference.metadata.height !== height)
      return { pass: false, diff: null, message: sizeMessage(reference, actual) };
    if (isSameBrowser) return { pass: false, ...exactDifference(reference, actual, createDiff) };
    const diff = createDiff ? new Uint8Array(actual.data.length) : undefined;
    const reduced = withoutShades(reference, actual);
    const changed = pixelmatch(reference.data, reduced, diff, width, height, otherBrowser);
    if (changed <= allowedShareInOtherBrowser * width * height) return passed;
    return { pass: false, diff: diff ?? null, message: `${changed} pixels differ beyond what may.` };
  };
}

const passed: Verdict = { pass: true, diff: null, message: null };

/** Where the pictures differ, when the shades are left out that the committed one does not hold. */
function exactDifference(reference: Picture, actual: Picture, createDiff: boolean): Omit<Verdict, 'pass'> {
  if (!createDiff) return { diff: null, message: 'The pixels differ.' };
  const { width, height } = actual.metadata;
  const diff = new Uint8Array(actual.data.length);
  const reduced = withoutShades(reference, actual);
  const exact = { threshold: 0, includeAA: true };
  const changed = pixelmatch(reference.data, reduced, diff, width, height, exact);
  const message = changed > 0 ? `${changed} pixels differ.` : 'Only shades at edges differ.';
  return { diff, message };
}

/** The actual pixels, their shades at edges reduced as those of the reference have been. */
function withoutShades(reference: Picture, actual: Picture): Uint8Array {
  const palette = [...new Set(pixelsOf(reference))];
  const indexOf = nearestIn(palette);
  const pixels = pixelsOf(actual);
  const { width } = actual.metadata;
  const reduced = pixels.map((colour, index) =>
    isFlat(pixels, index, width) ? colour : (palette[indexOf(colour)] ?? colour),
  );
  return new Uint8Array(reduced.buffer);
}

function sizeMessage(reference: Picture, actual: Picture): string {
  const [was, is] = [reference, actual].map(({ metadata }) => `${metadata.width} × ${metadata.height}`);
  return `The picture was ${was} pixels and is ${is}.`;
}
