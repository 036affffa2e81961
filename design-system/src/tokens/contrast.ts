import type { Color } from 'culori';
import { clampRgb, wcagContrast } from 'culori';

/** What an sRGB screen shows: channels outside of sRGB are cut off. */
export function onScreen(color: string): Color {
  const shown = clampRgb(color);
  if (!shown) throw new Error(`${color} is not a colour`);
  return shown;
}

/** Contrast of two CSS colours as WCAG 2.2 defines it, 1 to 21, on an sRGB screen. For tests and documentation. */
export function contrast(one: string, other: string): number {
  return wcagContrast(onScreen(one), onScreen(other));
}
