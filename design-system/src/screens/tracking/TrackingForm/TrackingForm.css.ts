import { componentStyle } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/index.ts';

export const form = componentStyle({ display: 'grid', gap: vars.space[4] });
