import { componentStyle } from '../../styles/layered.ts';
import { measures, vars } from '../../tokens/index.ts';

const small = { fontSize: vars.fontSize.xs, lineHeight: vars.lineHeight.xs } as const;

export const box = componentStyle({ position: 'relative', display: 'block', minInlineSize: 0 }, 'box');

export const glass = componentStyle(
  {
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: measures.fieldIcon.inset,
    display: 'grid',
    alignItems: 'center',
    color: vars.color.textMuted,
    pointerEvents: 'none',
  },
  'glass',
);

export const input = componentStyle({ paddingInlineStart: measures.fieldIcon.room }, 'input');

/** Where the list would be, while there is nothing to list. */
export const alone = componentStyle(
  { position: 'absolute', insetInline: 0, insetBlockStart: `calc(100% + ${vars.space[1]})` },
  'alone',
);

export const aloneBox = componentStyle(
  { position: 'relative', minWidth: measures.overlay.menuMin },
  'aloneBox',
);

export const failure = componentStyle({ color: vars.color.dangerText }, 'failure');

export const retry = componentStyle(
  { ...small, color: vars.color.accentText, textDecoration: 'underline' },
  'retry',
);
