import { hash } from 'node:crypto';
import { PNG } from 'pngjs';

/** A decoded picture: four bytes a pixel. The shape is that of Vitest's comparators. */
export interface Picture {
  data: Uint8Array | Uint8ClampedArray;
  metadata: { width: number; height: number };
}

/** Reads a PNG file's content. */
export function decode(png: Buffer): Picture {
  const { data, width, height } = PNG.sync.read(png);
  return { data, metadata: { width, height } };
}

/** Makes a PNG file's content, all colours kept. */
export function encode({ data, metadata }: Picture): Buffer {
  const png = new PNG(metadata);
  png.data = Buffer.from(data.buffer, data.byteOffset, data.length);
  return PNG.sync.write(png);
}

/** Names pixels and size by a short text. */
export function fingerprint({ data, metadata: { width, height } }: Picture): string {
  return `${width}x${height}-${hash('sha256', data, 'hex').slice(0, 24)}`;
}

/** The picture with one number for each pixel. */
export function pixelsOf({ data }: Picture): Uint32Array {
  return new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
}

/** Whether a pixel continues what is left of it and above it. Shades at the edges of letters do not. */
export function isFlat(pixels: Uint32Array, index: number, width: number): boolean {
  const colour = pixels[index];
  return colour === pixels[index - 1] && colour === pixels[index - width];
}
