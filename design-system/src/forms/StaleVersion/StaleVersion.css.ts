import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../tokens/index.ts';

export const message = componentStyle({ display: 'grid', gap: vars.space[3] });
