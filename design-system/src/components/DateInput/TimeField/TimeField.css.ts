import { componentStyle } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/index.ts';

/** As wide as a time and its unit are. */
export const box = componentStyle({ position: 'relative', inlineSize: 'fit-content' }, 'box');

export const input = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    fontVariantNumeric: 'tabular-nums',
    /* Room for a word such as „Uhr“. */
    selectors: { '&[data-unit]': { paddingInlineEnd: `calc(${vars.control.pad} + ${vars.space[2]} + 3ch)` } },
  },
  'input',
);

export const unit = componentStyle(
  {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: vars.control.pad,
    display: 'grid',
    alignItems: 'center',
    color: vars.color.textMuted,
    fontSize: vars.fontSize.sm,
    pointerEvents: 'none',
  },
  'unit',
);
