import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../tokens/index.ts';

export const boxes = componentStyle({
  display: 'grid',
  gap: vars.space[1],
  justifyItems: 'start',
  selectors: {
    '&[data-orientation="horizontal"]': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: `${vars.space[1]} ${vars.space[5]}`,
    },
  },
});
