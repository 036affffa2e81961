import { componentStyle } from '../../styles/layered.ts';
import { media, vars } from '../../tokens/index.ts';

export const list = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    color: vars.color.textMuted,
    fontSize: vars.fontSize.sm,
    lineHeight: vars.lineHeight.sm,
    overflowWrap: 'anywhere',
  },
  'list',
);

export const step = componentStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    minInlineSize: 0,
    minBlockSize: vars.control.targetMin,
    '@media': {
      /* A phone has room for one way: the one up. */
      [media.phone]: { selectors: { '&:not([data-parent])': { display: 'none' } } },
    },
  },
  'step',
);

/** The whole height is the target. */
export const place = componentStyle(
  { display: 'inline-flex', alignItems: 'center', minBlockSize: vars.control.targetMin },
  'place',
);

export const divider = componentStyle(
  { flex: 'none', paddingInline: vars.space[1], '@media': { [media.phone]: { display: 'none' } } },
  'divider',
);

export const back = componentStyle(
  {
    flex: 'none',
    paddingInlineEnd: vars.space[1],
    '@media': { [media.widerThanPhone]: { display: 'none' } },
  },
  'back',
);

export const current = componentStyle({ color: vars.color.text }, 'current');
