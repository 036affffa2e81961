import { componentStyle } from '../../styles/layered.ts';
import { pageHeadAnchor } from '../../styles/page-head-anchor.ts';
import { vars } from '../../tokens/index.ts';

export const line = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    minHeight: vars.control.md,
    selectors: { '&[data-has-actions]': { anchorName: pageHeadAnchor } },
  },
  'line',
);

export const heading = componentStyle(
  { flex: '1 1 auto', minWidth: 0, hyphens: 'auto', overflowWrap: 'anywhere' },
  'heading',
);

export const description = componentStyle(
  { color: vars.color.textMuted, fontSize: vars.fontSize.sm, lineHeight: vars.lineHeight.sm },
  'description',
);
