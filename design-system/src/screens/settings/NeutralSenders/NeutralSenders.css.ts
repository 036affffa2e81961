import { componentStyle } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/index.ts';

export const top = componentStyle({ display: 'grid', gap: vars.space[2] });
export const lede = componentStyle({ color: vars.color.textMuted });
