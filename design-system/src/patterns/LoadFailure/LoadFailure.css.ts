import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../tokens/index.ts';

/** What support needs to know, apart from what a person does. */
export const facts = componentStyle({ marginBlockStart: vars.space[3] });
