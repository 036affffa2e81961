import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../tokens/index.ts';

/* Beside the list, in its gutter. */
export const missing = componentStyle({ padding: `${vars.space[2]} ${vars.space[4]} ${vars.space[4]}` });
