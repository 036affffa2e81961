import { componentStyle, partStyle } from '../../styles/layered.ts';
import { measures, media, vars } from '../../tokens/index.ts';

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

/** As wide as the field, which react-aria measures. */
export const popover = componentStyle(
  { width: 'var(--trigger-width)', minWidth: measures.overlay.menuMin },
  'popover',
);

/** Where the list would be, while there is nothing to list. */
export const alone = componentStyle(
  { position: 'absolute', insetInline: 0, insetBlockStart: `calc(100% + ${vars.space[1]})` },
  'alone',
);

export const aloneBox = componentStyle(
  { position: 'relative', minWidth: measures.overlay.menuMin },
  'aloneBox',
);

export const list = componentStyle(
  {
    maxHeight: measures.overlay.listMax,
    overflow: 'auto',
    padding: vars.space[1],
    outline: 'none',
  },
  'list',
);

export const section = componentStyle(
  {
    selectors: {
      '& + &': {
        marginTop: vars.space[1],
        paddingTop: vars.space[1],
        borderTop: `${measures.line.thin} solid ${vars.color.border}`,
      },
    },
  },
  'section',
);

export const heading = componentStyle(
  { ...small, padding: `${vars.space['1h']} ${vars.space[2]} ${vars.space[1]}`, color: vars.color.textMuted },
  'heading',
);

export const option = partStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['2h'],
    minHeight: vars.control.rowOne,
    padding: `${vars.space[1]} ${vars.space[2]}`,
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: vars.color.surfaceHover },
      '&[data-focused]': {
        background: vars.color.accentSurface,
        boxShadow: `inset ${measures.line.bar} 0 0 ${vars.color.accent}`,
      },
    },
    '@media': {
      [media.phone]: { minHeight: measures.phoneTarget },
      [media.forcedColors]: {
        selectors: { '&[data-focused]': { outline: `${measures.focusRing.width} solid Highlight` } },
      },
    },
  },
  'option',
);

export const optionText = componentStyle(
  { flex: '1 1 auto', display: 'grid', minWidth: 0, overflowWrap: 'anywhere' },
  'optionText',
);

export const detail = componentStyle({ ...small, color: vars.color.textMuted }, 'detail');

export const failure = componentStyle({ color: vars.color.dangerText }, 'failure');

export const retry = componentStyle(
  { ...small, color: vars.color.accentText, textDecoration: 'underline' },
  'retry',
);

export const status = componentStyle(
  { padding: `${vars.space[2]} ${vars.space[3]}`, color: vars.color.textMuted, fontSize: vars.fontSize.sm },
  'status',
);
