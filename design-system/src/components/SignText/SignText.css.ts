import { componentStyle } from '../../styles/layered.ts';

export const sign = componentStyle({
  display: 'inline-flex',
  verticalAlign: 'middle',
});
