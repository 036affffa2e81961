import { componentStyle, partStyle } from '../../styles/layered.ts';
import { measures, media, vars } from '../../tokens/index.ts';

/* The list below a field that is typed into, whatever is chosen there. */

/** As wide as the field, which react-aria measures. */
export const popover = componentStyle(
  { width: 'var(--trigger-width)', minWidth: measures.overlay.menuMin },
  'popover',
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

export const detail = componentStyle(
  { fontSize: vars.fontSize.xs, lineHeight: vars.lineHeight.xs, color: vars.color.textMuted },
  'detail',
);

/** What stands in place of choices. */
export const status = componentStyle(
  { padding: `${vars.space[2]} ${vars.space[3]}`, color: vars.color.textMuted, fontSize: vars.fontSize.sm },
  'status',
);
