import { hash } from 'node:crypto';
import sharp from 'sharp';

/** A decoded picture: four bytes a pixel. */
export interface Picture {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Reads the content of an image file of any kind. */
export async function decode(file: Buffer): Promise<Picture> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return {
    data: new Uint8Array(data.buffer, data.byteOffset, data.length),
    width: info.width,
    height: info.height,
  };
}

/** Makes a PNG file's content, all colours kept. */
export function encode({ data, width, height }: Picture): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 3 })
    .toBuffer();
}

/** Names a file's content by a short text. */
export function fingerprint(file: Buffer): string {
  return hash('sha256', file, 'hex').slice(0, 20);
}

/** The picture with one number for each pixel. */
export function pixelsOf({ data }: Picture): Uint32Array {
  // A picture that the decoder put somewhere into a larger buffer is moved to where numbers may begin.
  const own = data.byteOffset % 4 === 0 ? data : data.slice();
  return new Uint32Array(own.buffer, own.byteOffset, own.length / 4);
}

/** Whether a pixel belongs to a ground or a line: two in a row or a column are alike. Shades at letters seldom are. */
export function isFlat(pixels: Uint32Array, index: number, width: number): boolean {
  const colour = pixels[index];
  return colour === pixels[index - 1] || colour === pixels[index - width];
}
