import { componentStyle } from '../../../styles/layered.ts';
import { measures, vars } from '../../../tokens/index.ts';

export const group = componentStyle(
  { display: 'flex', alignItems: 'center', gap: vars.space[1], paddingInlineEnd: vars.space[1] },
  'group',
);

export const weekday = componentStyle({ flex: 'none' }, 'weekday');

export const input = componentStyle({ flex: '1 1 auto', display: 'flex', minWidth: 0 }, 'input');

export const button = componentStyle({ flex: 'none' }, 'button');

export const dialog = componentStyle(
  { padding: vars.space[3], outlineOffset: `calc(-1 * ${measures.focusRing.width})` },
  'dialog',
);
