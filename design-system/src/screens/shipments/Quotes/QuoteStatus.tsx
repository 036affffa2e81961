import {
  type StatusAppearance,
  type StatusGlyph,
  StatusMark,
  type StatusTone,
} from '../../../components/StatusMark/StatusMark.tsx';
import type { QuoteStanding } from './quote-facts.ts';
import { quotesCopy as copy } from './Quotes.copy.ts';

const marks: Record<QuoteStanding, { readonly glyph: StatusGlyph; readonly tone: StatusTone }> = {
  open: { glyph: 'ring', tone: 'neutral' },
  answered: { glyph: 'half', tone: 'accent' },
  refused: { glyph: 'cross-ring', tone: 'neutral' },
  accepted: { glyph: 'check-filled', tone: 'success' },
  withdrawn: { glyph: 'cross-ring', tone: 'muted' },
  expired: { glyph: 'clock', tone: 'muted' },
  unknown: { glyph: 'ring', tone: 'neutral' },
};

/** How a quote stands. */
export function QuoteStatus({
  standing,
  appearance = 'plain',
}: {
  readonly standing: QuoteStanding;
  readonly appearance?: StatusAppearance;
}) {
  return (
    <StatusMark {...marks[standing]} appearance={appearance}>
      {copy.standings[standing]}
    </StatusMark>
  );
}
