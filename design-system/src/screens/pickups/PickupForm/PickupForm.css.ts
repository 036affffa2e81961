import { componentStyle } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/index.ts';

/* Inside a panel, which leaves its edges to what stands in it. */
export const form = componentStyle({ padding: vars.space[4], paddingBlockEnd: 0 });
