import { componentStyle } from '../../../styles/layered.ts';
import { measures, media, vars } from '../../../tokens/index.ts';

export const page = componentStyle({
  padding: vars.space[6],
  '@media': { [media.phone]: { padding: vars.space[4] } },
});

export const panel = componentStyle({ maxInlineSize: measures.width.palette });

export const sign = componentStyle({ color: vars.color.success });

export const title = componentStyle({ outlineOffset: measures.focusRing.width });

export const number = componentStyle({
  fontFamily: vars.fontFamily.mono,
  fontSize: vars.fontSize.xl,
  lineHeight: vars.lineHeight.xl,
  overflowWrap: 'anywhere',
});

export const mono = componentStyle({ fontFamily: vars.fontFamily.mono });

export const actions = componentStyle({
  paddingBlockStart: vars.space[3],
  '@media': { [media.phone]: { justifySelf: 'stretch' } },
});

export const skeleton = componentStyle({ justifySelf: 'stretch' });
