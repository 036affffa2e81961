import { componentStyle } from '../../../styles/layered.ts';
import { media, vars } from '../../../tokens/index.ts';

export const address = componentStyle({
  fontStyle: 'normal',
  fontSize: vars.fontSize.lg,
  lineHeight: vars.lineHeight.lg,
  overflowWrap: 'anywhere',
});

export const name = componentStyle({
  fontSize: vars.fontSize['2xl'],
  lineHeight: vars.lineHeight['2xl'],
  fontWeight: vars.fontWeight.bold,
  '@media': { [media.notebook]: { fontSize: vars.fontSize.xl, lineHeight: vars.lineHeight.xl } },
});

export const place = componentStyle({ fontWeight: vars.fontWeight.semibold });
