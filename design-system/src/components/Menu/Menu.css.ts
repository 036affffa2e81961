import { componentGlobal, componentRecipe, componentStyle } from '../../styles/layered.ts';
import { measures, media, vars } from '../../tokens/index.ts';

export const menu = componentStyle(
  {
    minWidth: measures.overlay.menuMin,
    maxWidth: measures.overlay.menuMax,
    padding: vars.space[1],
    outline: 'none',
  },
  'menu',
);

export const item = componentRecipe(
  {
    base: {
      display: 'grid',
      gridTemplateColumns: `${vars.control.icon} minmax(0, 1fr) auto`,
      alignItems: 'center',
      gap: `0 ${vars.space['2h']}`,
      minHeight: vars.control.md,
      padding: `${vars.space['1h']} ${vars.space[2]}`,
      borderRadius: vars.radius.control,
      color: vars.color.text,
      textDecoration: 'none',
      cursor: 'pointer',
      outlineOffset: `calc(-1 * ${measures.focusRing.width})`,
      selectors: {
        '&[data-focused]': { background: vars.color.surfaceHover },
        '&[data-pressed]': { background: vars.color.surfacePressed },
        '&[data-unavailable]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
      },
      '@media': {
        [media.phone]: { minHeight: measures.phoneTarget },
        [media.forcedColors]: {
          selectors: { '&[data-unavailable]': { color: 'GrayText' } },
        },
      },
    },
    variants: {
      tone: {
        default: {},
        danger: { color: vars.color.dangerText },
      },
    },
  },
  'item',
);

export const icon = componentStyle({ color: vars.color.textMuted }, 'icon');
componentGlobal(`${item.classNames.variants.tone.danger} ${icon}`, { color: vars.color.danger });

export const label = componentStyle({ minWidth: 0 }, 'label');

export const description = componentStyle(
  {
    gridColumn: '2 / -1',
    color: vars.color.textMuted,
    fontSize: vars.fontSize.xs,
    lineHeight: vars.lineHeight.xs,
  },
  'description',
);

export const strongTitle = componentStyle(
  {
    display: 'block',
    color: vars.color.text,
    fontSize: vars.fontSize.sm,
    lineHeight: vars.lineHeight.sm,
    fontWeight: vars.fontWeight.medium,
    overflowWrap: 'anywhere',
  },
  'strong-title',
);

export const detail = componentStyle({ display: 'block', overflowWrap: 'anywhere' }, 'detail');

export const separator = componentStyle(
  { height: measures.line.thin, margin: vars.space[1], background: vars.color.border },
  'separator',
);
