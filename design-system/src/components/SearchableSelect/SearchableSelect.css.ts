import { componentStyle } from '../../styles/layered.ts';
import { measures, media, vars } from '../../tokens/index.ts';

export const box = componentStyle({ position: 'relative', display: 'block', minInlineSize: 0 });

export const input = componentStyle({
  paddingInlineEnd: measures.fieldIcon.room,
  textOverflow: 'ellipsis',
});

/** As high as the field that it stands in, and no wider than the room that is kept there. */
export const button = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: measures.fieldIcon.room,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' } },
});

/** As wide as the field, which react-aria measures. */
export const popover = componentStyle({
  inlineSize: 'var(--trigger-width)',
  minInlineSize: measures.overlay.menuMin,
});

export const list = componentStyle({
  maxBlockSize: measures.overlay.listMax,
  overflow: 'auto',
  padding: vars.space[1],
  outline: 'none',
});

export const option = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2h'],
  minBlockSize: vars.control.rowOne,
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.surfaceHover },
    '&[data-selected]': { fontWeight: vars.fontWeight.medium },
    '&[data-focused]': {
      background: vars.color.accentSurface,
      boxShadow: `inset ${measures.line.bar} 0 0 ${vars.color.accent}`,
    },
  },
  '@media': {
    [media.phone]: { minBlockSize: measures.phoneTarget },
    [media.forcedColors]: {
      selectors: { '&[data-focused]': { outline: `${measures.focusRing.width} solid Highlight` } },
    },
  },
});

export const words = componentStyle({
  flex: '1 1 auto',
  display: 'grid',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const detail = componentStyle({
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.xs,
  color: vars.color.textMuted,
});

export const empty = componentStyle({
  padding: `${vars.space[2]} ${vars.space[3]}`,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
});
