import { componentStyle } from '../../../styles/layered.ts';
import { measures, media, vars } from '../../../tokens/index.ts';

/** Form and rates side by side; below 1120 the rates follow the form. */
export const columns = componentStyle({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${vars.frame.rates}`,
  minBlockSize: `calc(100dvh - ${vars.frame.topbar})`,
  '@media': { [media.belowRates]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const form = componentStyle({
  minInlineSize: 0,
  paddingBlock: `${vars.space[5]} ${vars.space[10]}`,
  paddingInline: vars.space[5],
  '@media': {
    [media.phone]: { paddingInline: vars.space[4], paddingBlock: `${vars.space[3]} ${vars.space[8]}` },
  },
});

/** Always there, so that what comes is read; without a box while it is empty. */
export const live = componentStyle({ display: 'contents' });

/** Country, postcode and city in a line. */
export const place = componentStyle({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 2fr) minmax(0, 1fr) minmax(0, 2fr)`,
  gap: vars.space[3],
  alignItems: 'start',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  selectors: {
    '&:focus': { outlineOffset: measures.line.thin },
  },
});
