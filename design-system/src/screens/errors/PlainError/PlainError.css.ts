import { componentStyle } from '../../../styles/layered.ts';
import { measures, vars } from '../../../tokens/index.ts';

export const page = componentStyle({
  display: 'grid',
  gap: vars.space[4],
  maxInlineSize: measures.width.palette,
  marginInline: 'auto',
  padding: vars.space[6],
});
