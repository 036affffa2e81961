import { componentStyle } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/index.ts';

/** What is missing, above the rows. */
export const missing = componentStyle({ paddingBlockEnd: vars.space[4] });
/** A long word breaks before it lies over what stands beside it. */
export const title = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere', hyphens: 'auto' });
export const slug = componentStyle({ overflowWrap: 'anywhere' });
