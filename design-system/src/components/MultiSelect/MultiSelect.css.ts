import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../tokens/index.ts';

export const field = componentStyle({ display: 'grid', gap: vars.space['1h'], minInlineSize: 0 });

/** Without a box of its own. */
export const goingOn = componentStyle({ display: 'contents' });

export const chips = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space['1h'] });

export const chipWords = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });
