import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../tokens/index.ts';

/** Always there, so that what comes is read; a line of its own below the buttons. */
export const note = componentStyle({
  display: 'block',
  order: 1,
  flexBasis: '100%',
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
  fontWeight: vars.fontWeight.medium,
  color: vars.color.dangerText,
  selectors: { '&:not(:has([data-again]))': { display: 'contents' } },
});
