import { componentStyle } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/index.ts';

export const page = componentStyle({ overflowWrap: 'anywhere' });
export const text = componentStyle({ color: vars.color.textMuted });
