import type { ReactNode } from 'react';
import { glyphShape, statusGlyphs } from './glyphs.tsx';
import type { StatusGlyph } from './glyphs.tsx';
import {
  detail as detailClass,
  glyph as glyphClass,
  status,
  statusAppearances,
  statusTones,
  word,
} from './StatusMark.css.ts';

export { statusAppearances, statusGlyphs, statusTones };
export type { StatusGlyph };
export type StatusTone = (typeof statusTones)[number];
export type StatusAppearance = (typeof statusAppearances)[number];

export interface StatusMarkProps {
  /** The shape that tells it apart without colour. */
  glyph: StatusGlyph;
  /** How it stands. Default `neutral`. */
  tone?: StatusTone;
  /** `chip` has a ground of its own, for a mark that stands alone. Default `plain`. */
  appearance?: StatusAppearance;
  /** A chip for what is not real yet for everybody else. */
  isDashed?: boolean;
  /** The word; the shape and the colour never stand alone. */
  children: ReactNode;
  /** Why a person has to look, on a line of its own. */
  detail?: string;
  /** How much the reason matters. Default `muted`. */
  detailTone?: 'muted' | 'warning' | 'danger';
}

/**
 * The state of a thing: shape, word and colour together. It knows no state by name; patterns
 * translate the product's states into glyphs and tones.
 *
 * Source: https://www.w3.org/WAI/WCAG22/Understanding/use-of-color
 */
export function StatusMark({
  glyph,
  tone = 'neutral',
  appearance = 'plain',
  isDashed,
  children,
  detail,
  detailTone = 'muted',
}: StatusMarkProps) {
  return (
    <>
      <span className={status({ tone, appearance })} data-dashed={isDashed || undefined}>
        <StatusDrawing glyph={glyph} tone={tone} />
        <span className={word}>{children}</span>
      </span>
      {detail && <span className={detailClass({ tone: detailTone })}>{detail}</span>}
    </>
  );
}

/** The shape of a state by itself, where the words beside it say the state: decorative. */
export function StatusDrawing({ glyph, tone = 'neutral' }: Pick<StatusMarkProps, 'glyph' | 'tone'>) {
  return (
    <svg className={glyphClass({ tone })} viewBox="0 0 16 16" aria-hidden="true">
      {glyphShape(glyph)}
    </svg>
  );
}
