import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../tokens/index.ts';

/** Heading and sentence are heard as one. */
export const words = componentStyle({ display: 'grid', gap: vars.space[4] });

export const text = componentStyle({ color: vars.color.textMuted });
