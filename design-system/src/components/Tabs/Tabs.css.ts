import { componentStyle } from '../../styles/layered.ts';
import { measures, media, vars } from '../../tokens/index.ts';

/** Added to the looks of a TabNav, whose entries are links and bring the hand with them. */
export const tab = componentStyle(
  {
    cursor: 'pointer',
    selectors: { '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' } },
    '@media': { [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
  },
  'tab',
);

export const panel = componentStyle(
  {
    paddingBlockStart: vars.space[4],
    outlineOffset: `calc(-1 * ${measures.focusRing.width})`,
    overflowWrap: 'anywhere',
  },
  'panel',
);
