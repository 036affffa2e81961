import { componentStyle } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/index.ts';

/** Names that go on in a second line are told apart by their points. */
export const named = componentStyle({ paddingInlineStart: vars.space[5], listStyle: 'disc' });
