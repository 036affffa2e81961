import { componentStyle } from '../../../styles/layered.ts';
import { measures, media, vars } from '../../../tokens/index.ts';

export const band = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[4],
  minBlockSize: vars.control.md,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[6],
  borderBlockEnd: `${measures.line.thin} solid ${vars.color.successBorder}`,
  background: vars.color.successSurface,
  color: vars.color.text,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { paddingInline: vars.space[4] } },
});

export const icon = componentStyle({ display: 'inline-flex', color: vars.color.success });

export const title = componentStyle({
  fontSize: vars.fontSize.lg,
  lineHeight: vars.lineHeight.lg,
  fontWeight: vars.fontWeight.semibold,
  color: vars.color.successText,
});

export const number = componentStyle({ fontFamily: vars.fontFamily.mono, minInlineSize: 0 });

export const order = componentStyle({ marginInlineStart: 'auto' });

export const orderNumber = componentStyle({ fontFamily: vars.fontFamily.mono });
