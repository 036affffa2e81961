import { crc32, deflateSync } from 'node:zlib';
import { isFlat, pixelsOf, type Picture } from './picture.ts';

const mostColours = 64;

/** A colour that lies flat on so many pixels is a ground or a line; other ones are shades at edges. */
const groundPixels = 50;

/** Of shades closer than this the rarer one is left out: 37 of 255 levels of grey. */
const leastDistance = 64;

/**
 * A PNG of at most 64 colours: grounds as they are, shades at edges as the nearest of those that are left.
 * About a fifth of the browser's own file. Exact pixels are held by the fingerprint in the record.
 */
export function encodeReduced(picture: Picture): Buffer {
  const { width, height } = picture.metadata;
  const pixels = pixelsOf(picture);
  const palette = paletteOf(pixels, width);
  const indexOf = nearestIn(palette);
  const depth = palette.length <= 16 ? 4 : 8;
  // A row is its filter (0: none) and an index per pixel.
  const rowLength = 1 + Math.ceil((width * depth) / 8);
  const rows = Buffer.alloc(rowLength * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const index = indexOf(pixels[y * width + x] ?? 0);
      const place = y * rowLength + 1 + ((x * depth) >> 3);
      rows[place] = (rows[place] ?? 0) | (depth === 4 && x % 2 === 0 ? index << 4 : index);
    }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header(width, height, depth)),
    chunk('PLTE', Buffer.from(palette.flatMap(channels))),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function paletteOf(pixels: Uint32Array, width: number): number[] {
  const all = new Map<number, number>();
  const flat = new Map<number, number>();
  for (const [index, colour] of pixels.entries()) {
    all.set(colour, (all.get(colour) ?? 0) + 1);
    if (isFlat(pixels, index, width)) flat.set(colour, (flat.get(colour) ?? 0) + 1);
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

/** Squared. */
function distance(one: number, other: number): number {
  const [r = 0, g = 0, b = 0] = channels(one);
  const [otherR = 0, otherG = 0, otherB = 0] = channels(other);
  return (r - otherR) ** 2 + (g - otherG) ** 2 + (b - otherB) ** 2;
}

/** Red, green, blue of a pixel as it lies in memory. */
function channels(colour: number): number[] {
  return [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255];
}

/** Pixels of so many bits, by palette. */
function header(width: number, height: number, depth: number): Buffer {
  const bytes = Buffer.alloc(13);
  bytes.writeUInt32BE(width, 0);
  bytes.writeUInt32BE(height, 4);
  bytes.set([depth, 3, 0, 0, 0], 8);
  return bytes;
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}
