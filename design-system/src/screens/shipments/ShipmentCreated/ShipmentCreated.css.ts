import { componentStyle } from '../../../styles/layered.ts';
import { measures, media, vars } from '../../../tokens/index.ts';

export const page = componentStyle({
  padding: vars.space[6],
  '@media': { [media.phone]: { padding: vars.space[4] } },
});

export const panel = componentStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  maxInlineSize: measures.width.palette,
});

export const sign = componentStyle({ color: vars.color.success });

export const title = componentStyle({ outlineOffset: measures.focusRing.width });

export const tracking = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});

export const number = componentStyle({
  fontFamily: vars.fontFamily.mono,
  fontSize: vars.fontSize.xl,
  lineHeight: vars.lineHeight.xl,
  overflowWrap: 'anywhere',
});

export const mono = componentStyle({ fontFamily: vars.fontFamily.mono });

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  paddingBlockStart: vars.space[3],
  '@media': { [media.phone]: { display: 'grid', justifySelf: 'stretch' } },
});

export const skeleton = componentStyle({ display: 'grid', justifySelf: 'stretch', gap: vars.space[3] });
