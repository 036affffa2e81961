import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../tokens/index.ts';

/* The button keeps its place while its menu is fetched. */
export const menu = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: vars.control.md,
  minBlockSize: vars.control.md,
});
