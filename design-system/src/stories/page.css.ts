import { componentStyle } from '../styles/layered.ts';
import { vars } from '../tokens/index.ts';

/** The room that a page of the product has at its edges. */
export const page = componentStyle({ display: 'grid', gap: vars.space[4], padding: vars.space[5] });

/** The same beside the head of a panel. */
export const panelContent = componentStyle({
  display: 'grid',
  gap: vars.space[4],
  padding: `${vars.space[2]} ${vars.space[4]} ${vars.space[6]}`,
});
