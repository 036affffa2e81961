import { componentStyle } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/index.ts';

export const pattern = componentStyle({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const example = componentStyle({ display: 'block', color: vars.color.textMuted });

export const about = componentStyle({ color: vars.color.textMuted });

export const note = componentStyle({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.regular,
});

/** One line, so that nothing moves while somebody types. */
export const verdict = componentStyle({ minBlockSize: vars.lineHeight.md });
