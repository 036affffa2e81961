import { componentStyle } from '../../../styles/layered.ts';
import { measures, media, vars } from '../../../tokens/index.ts';

export const segment = componentStyle(
  {
    padding: `${vars.space['0h']} ${measures.line.thin}`,
    borderRadius: vars.radius.mark,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      /* As wide as its digits, also while it has none. */
      '&:is([data-type="hour"], [data-type="minute"])': {
        inlineSize: `calc(2ch + 2 * ${measures.line.thin})`,
        textAlign: 'center',
      },
      '&[data-placeholder]': { color: vars.color.textMuted },
      /* The ring lies around the whole field; the part that is typed into has its ground. */
      '&[data-focused]': { outline: 'none', background: vars.color.accent, color: vars.color.onAccent },
      '&[data-disabled]': { color: vars.color.textDisabled },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-focused]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        },
      },
    },
  },
  'segment',
);

export const header = componentStyle(
  { display: 'flex', alignItems: 'center', justifyContent: 'space-between', paddingBlockEnd: vars.space[2] },
  'header',
);

export const month = componentStyle(
  { fontSize: vars.fontSize.md, lineHeight: vars.lineHeight.md, fontWeight: vars.fontWeight.semibold },
  'month',
);

export const dayName = componentStyle(
  {
    height: vars.control.sm,
    color: vars.color.textMuted,
    fontSize: vars.fontSize.xs,
    fontWeight: vars.fontWeight.regular,
  },
  'dayName',
);

export const day = componentStyle(
  {
    display: 'grid',
    placeItems: 'center',
    width: measures.calendar.cell,
    height: measures.calendar.cell,
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    outlineOffset: `calc(-1 * ${measures.focusRing.width})`,
    selectors: {
      '&[data-hovered]': { background: vars.color.surfaceHover },
      '&[data-today]': { fontWeight: vars.fontWeight.bold, textDecoration: 'underline' },
      '&[data-selected]': { background: vars.color.accent, color: vars.color.onAccent },
      '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
      '&[data-outside-month]': { display: 'none' },
      '&[data-focus-visible]': { outline: `${measures.focusRing.width} solid ${vars.color.focus}` },
      '&[data-selected][data-focus-visible]': { outlineOffset: measures.focusRing.offset },
    },
    '@media': {
      [media.phone]: { width: measures.phoneTarget, height: measures.phoneTarget },
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  },
  'day',
);
