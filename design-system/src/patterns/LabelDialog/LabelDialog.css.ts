import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../tokens/index.ts';

export const failed = componentStyle({ display: 'grid', justifyItems: 'center', gap: vars.space[3] });

export const failedTitle = componentStyle({ color: vars.color.text, fontWeight: vars.fontWeight.semibold });
