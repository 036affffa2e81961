import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../tokens/index.ts';

export const fields = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: `${vars.space[3]} ${vars.space[6]}`,
});
