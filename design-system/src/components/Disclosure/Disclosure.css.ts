import { componentStyle } from '../../styles/layered.ts';
import { measures, media, vars } from '../../tokens/index.ts';

export const summary = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  maxInlineSize: '100%',
  minBlockSize: vars.control.targetMin,
  borderRadius: vars.radius.mark,
  color: vars.color.accentText,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': {
      textDecorationLine: 'underline',
      textUnderlineOffset: measures.underline.offset,
      textDecorationThickness: measures.underline.thickness,
    },
  },
  '@media': { [media.phone]: { minBlockSize: measures.phoneTarget } },
});

export const title = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const arrow = componentStyle({
  flex: 'none',
  transition: `rotate ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: { 'details[open] > summary > &': { rotate: '90deg' } },
});

export const panel = componentStyle({ paddingBlockStart: vars.space[2] });
