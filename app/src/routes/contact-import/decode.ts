/** How a file is written. */
export type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252';

export interface DecodedText {
  readonly text: string;
  readonly encoding: Encoding;
}

const isLittleEndian = (bytes: Uint8Array) => bytes[0] === 0xff && bytes[1] === 0xfe;
const isBigEndian = (bytes: Uint8Array) => bytes[0] === 0xfe && bytes[1] === 0xff;
/** As many bytes are looked at. */
const SAMPLE = 2000;

/**
 * The text of a file, by its byte order mark, or by what its bytes look like: what is no UTF-8 is what Windows
 * writes in Western Europe. A decoder takes the mark away by itself.
 */
export function decode(bytes: Uint8Array): DecodedText {
  if (isLittleEndian(bytes)) return { text: read(bytes, 'utf-16le'), encoding: 'UTF-16' };
  if (isBigEndian(bytes)) return { text: read(bytes, 'utf-16be'), encoding: 'UTF-16' };
  const zeros = zerosOf(bytes.subarray(0, SAMPLE));
  if (zeros) return { text: read(bytes, zeros === 'odd' ? 'utf-16le' : 'utf-16be'), encoding: 'UTF-16' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return { text: read(bytes, 'windows-1252'), encoding: 'Windows-1252' };
  }
}

function read(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes);
}

/** Letters of Latin script are every second byte of UTF-16, and the others are zero. */
function zerosOf(bytes: Uint8Array): 'odd' | 'even' | undefined {
  const zeros = { even: 0, odd: 0 };
  for (const [index, byte] of bytes.entries()) if (byte === 0) zeros[index % 2 === 0 ? 'even' : 'odd'] += 1;
  const most = zeros.odd > zeros.even ? 'odd' : 'even';
  return zeros[most] > bytes.length / 4 ? most : undefined;
}
