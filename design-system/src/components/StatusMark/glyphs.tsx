import type { ReactNode } from 'react';

/**
 * Status drawings on a grid of 16: a gauge that fills up, and signs for what left the course.
 * Each can be told from the others by its shape alone. `knockout` is the colour of a sign that is
 * cut out of a filled shape.
 */
const shapes = {
  'dashed-ring': <circle cx="8" cy="8" r="6" strokeDasharray="2.7 2.01" />,
  ring: <circle cx="8" cy="8" r="6" />,
  half: (
    <>
      <circle cx="8" cy="8" r="6" />
      <path d="M8 4.5a3.5 3.5 0 0 1 0 7z" fill="currentColor" stroke="none" />
    </>
  ),
  'three-quarters': (
    <>
      <circle cx="8" cy="8" r="6" />
      <path d="M8 8V4.5A3.5 3.5 0 1 1 4.5 8z" fill="currentColor" stroke="none" />
    </>
  ),
  'check-filled': (
    <>
      <circle cx="8" cy="8" r="6.8" fill="currentColor" stroke="none" />
      <path data-knockout="" d="m5 8.3 2.1 2.1 4-4.5" />
    </>
  ),
  'arrow-ring': (
    <>
      <circle cx="8" cy="8" r="6" />
      <path d="M11 8H5.3M7.5 5.7 5.2 8l2.3 2.3" />
    </>
  ),
  'cross-ring': (
    <>
      <circle cx="8" cy="8" r="6" />
      <path d="m5.9 5.9 4.2 4.2m0-4.2-4.2 4.2" />
    </>
  ),
  triangle: (
    <>
      <path d="M8 2 14.6 13.6H1.4z" fill="currentColor" strokeWidth="1.3" />
      <path data-knockout="" d="M8 6.3v3.1M8 11.6v.1" />
    </>
  ),
  clock: (
    <>
      <circle cx="8" cy="8" r="6" />
      <path d="M8 4.9V8l2.1 1.3" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export type StatusGlyph = keyof typeof shapes;

export const statusGlyphs = Object.keys(shapes) as StatusGlyph[];

/** The drawing of a glyph, to be put into an `<svg viewBox="0 0 16 16">`. */
export function glyphShape(glyph: StatusGlyph): ReactNode {
  return shapes[glyph];
}
