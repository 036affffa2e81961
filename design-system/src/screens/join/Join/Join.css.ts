import { componentStyle } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/index.ts';

export const page = componentStyle({ display: 'grid', gap: vars.space[4], overflowWrap: 'anywhere' });
export const text = componentStyle({ color: vars.color.textMuted });
export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
