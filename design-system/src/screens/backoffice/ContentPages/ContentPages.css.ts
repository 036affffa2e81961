import { componentStyle } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/index.ts';

/** What is missing, above the rows. */
export const missing = componentStyle({ paddingBlockEnd: vars.space[4] });
