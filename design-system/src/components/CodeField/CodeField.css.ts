import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../tokens/index.ts';

const line = { lineHeight: vars.lineHeight.md, fontFamily: vars.fontFamily.mono } as const;

export const box = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  minInlineSize: 0,
});

/** As high as the text beside it, which it follows when that is scrolled. */
export const numbers = componentStyle({
  ...line,
  blockSize: 0,
  minBlockSize: '100%',
  overflow: 'hidden',
  paddingBlock: vars.space['1h'],
  paddingInline: `0 ${vars.space[2]}`,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  textAlign: 'end',
  whiteSpace: 'pre',
  userSelect: 'none',
});

export const code = componentStyle({
  ...line,
  blockSize: 'auto',
  paddingBlock: vars.space['1h'],
  resize: 'vertical',
});
