import { componentStyle } from '../../../styles/layered.ts';
import { measures, media, vars } from '../../../tokens/index.ts';

/** Two days, which stand below each other where one line is too narrow. */
export const group = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space['1h'],
    blockSize: 'auto',
    minBlockSize: vars.control.md,
    paddingInlineEnd: vars.space[1],
    '@media': {
      [media.phone]: { blockSize: 'auto', minBlockSize: `max(${vars.control.md}, ${measures.phoneTarget})` },
    },
  },
  'group',
);

export const input = componentStyle(
  {
    display: 'flex',
    flex: 'none',
    fontVariantNumeric: 'tabular-nums',
    /* Eight digits and two points, also while there are none. */
    minInlineSize: `calc(9.5ch + 10 * ${measures.line.thin})`,
    /* For the eye; react-aria names both days. */
    selectors: {
      '&:not(:first-child)::before': {
        content: "'–' / ''",
        paddingInlineEnd: vars.space['1h'],
        color: vars.color.textMuted,
      },
    },
  },
  'input',
);

export const button = componentStyle({ flex: 'none', marginInlineStart: 'auto' }, 'button');

export const dialog = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[4],
    padding: vars.space[3],
    outlineOffset: `calc(-1 * ${measures.focusRing.width})`,
  },
  'dialog',
);

/** Beside the calendar; on a phone below it. */
export const presets = componentStyle(
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space[1],
    '@media': { [media.phone]: { flexFlow: 'row wrap' } },
  },
  'presets',
);

/** The days between the ends. */
export const day = componentStyle(
  {
    selectors: {
      '&[data-selected]:not([data-selection-start], [data-selection-end])': {
        background: vars.color.accentSurface,
        color: vars.color.text,
        borderRadius: 0,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]:not([data-selection-start], [data-selection-end])': {
            background: 'Canvas',
            color: 'CanvasText',
            borderBlock: `${measures.line.thick} solid Highlight`,
          },
        },
      },
    },
  },
  'day',
);
