// The named export `raw` is a symbology of that name; the function stands on the default export only.
import bwipjs from 'bwip-js/node';

/** A bar of a barcode, in modules (widths of the narrowest bar) from the left of the first bar. */
export interface Bar {
  readonly start: number;
  readonly width: number;
}

export interface Barcode {
  readonly bars: readonly Bar[];
  /** Width of all bars and gaps, in modules, without quiet zones. */
  readonly modules: number;
}

/** Quiet zone that scanners need on either side, in modules (ISO/IEC 15417). */
export const QUIET_MODULES = 10;

/** The bars of a text as Code 128, in the shortest mixture of its three character sets. */
export function code128(text: string): Barcode {
  const [symbol] = bwipjs.raw({ bcid: 'code128', text });
  if (!symbol || !('sbs' in symbol)) throw new Error('The barcode library gave no bars');
  const bars: Bar[] = [];
  let position = 0;
  for (const [index, width] of symbol.sbs.entries()) {
    if (index % 2 === 0) bars.push({ start: position, width });
    position += width;
  }
  return { bars, modules: position };
}
