import sharp from 'sharp';
import type { Look } from './baselines.ts';
import { isFlat, pixelsOf, type Picture } from './picture.ts';

const mostColours = 256;

/** A colour that is a ground or a line on so many pixels stays as it is, however pale; others are shades at edges. */
const groundPixels = 12;

/** Of shades closer than this the rarer one is left out: 23 of 255 levels of grey. */
const leastDistance = 40;

/** Looks whose files have half the size: what they add to the light picture is seen as well in small. */
const halvedLooks: readonly Look[] = ['dark', 'forced-colors', 'tablet'];

/** Whether the committed pictures of a look have half the size of what the browser gave. */
export function isHalved(look: Look): boolean {
  return halvedLooks.includes(look);
}

/** The content of the file that is committed for a picture. */
export async function encodeFor(look: Look, picture: Picture): Promise<Buffer> {
  if (!isHalved(look)) return encodeReduced(picture);
  const { data, width, height } = await halve(picture);
  return sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ quality: 40, effort: 6 })
    .toBuffer();
}

/** The picture in half its size. */
export async function halve({ data, width, height }: Picture): Promise<Picture> {
  const image = sharp(data, { raw: { width, height, channels: 4 } }).resize({ width: Math.ceil(width / 2) });
  const small = await image.raw().toBuffer({ resolveWithObject: true });
  return {
    data: new Uint8Array(small.data.buffer, small.data.byteOffset, small.data.length),
    width: small.info.width,
    height: small.info.height,
  };
}

/**
 * A WebP file of the grounds and lines as they are, and of the shades at edges as the nearest of those that are left:
 * about half of what all shades take. Exact pixels are held by the fingerprint in the record.
 */
export function encodeReduced(picture: Picture): Promise<Buffer> {
  const { data, width, height } = reduce(picture);
  return sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true, effort: 6 })
    .toBuffer();
}

/** The picture without the shades that are left out. */
function reduce(picture: Picture): Picture {
  const pixels = pixelsOf(picture);
  const palette = paletteOf(pixels, picture.width);
  const indexOf = nearestIn(palette);
  const reduced = new Uint32Array(pixels.length);
  for (const { colour, start, end } of runsOf(pixels))
    reduced.fill(palette[indexOf(colour)] ?? colour, start, end);
  return { ...picture, data: new Uint8Array(reduced.buffer) };
}

/** Pixels of one colour that follow each other: to look up each of them takes most of the time of a picture. */
function* runsOf(pixels: Uint32Array): Generator<{ colour: number; start: number; end: number }> {
  for (let start = 0, end = 0; start < pixels.length; start = end) {
    const colour = pixels[start] ?? 0;
    while (end < pixels.length && pixels[end] === colour) end++;
    yield { colour, start, end };
  }
}

function paletteOf(pixels: Uint32Array, width: number): number[] {
  const all = new Map<number, number>();
  const flat = new Map<number, number>();
  for (const { colour, start, end } of runsOf(pixels)) {
    all.set(colour, (all.get(colour) ?? 0) + end - start);
    // Behind the first one of a run each pixel is like the one before it.
    const flatPixels = end - start - (isFlat(pixels, start, width) ? 0 : 1);
    flat.set(colour, (flat.get(colour) ?? 0) + flatPixels);
  }
  const palette = byFrequency(flat).filter((colour) => (flat.get(colour) ?? 0) >= groundPixels);
  for (const colour of byFrequency(all)) {
    if (palette.length >= mostColours) break;
    if (palette.every((other) => distance(colour, other) >= leastDistance ** 2)) palette.push(colour);
  }
  return palette.slice(0, mostColours);
}

/** The most frequent colour first; of the same count the lower value, so that a file is always the same. */
function byFrequency(counts: Map<number, number>): number[] {
  return [...counts].toSorted(([a, one], [b, other]) => other - one || a - b).map(([colour]) => colour);
}

/** Finds the place of a colour in a palette, or else that of the nearest one. */
export function nearestIn(palette: readonly number[]): (colour: number) => number {
  const known = new Map(palette.map((colour, index) => [colour, index]));
  return (colour) => {
    const found = known.get(colour);
    if (found !== undefined) return found;
    const distances = palette.map((other) => distance(colour, other));
    const nearest = distances.indexOf(Math.min(...distances));
    known.set(colour, nearest);
    return nearest;
  };
}

/** How far two colours lie from each other in levels of 255, squared. */
export function distance(one: number, other: number): number {
  const [r = 0, g = 0, b = 0] = channels(one);
  const [otherR = 0, otherG = 0, otherB = 0] = channels(other);
  return (r - otherR) ** 2 + (g - otherG) ** 2 + (b - otherB) ** 2;
}

/** Red, green, blue of a pixel as it lies in memory. */
function channels(colour: number): number[] {
  return [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255];
}
