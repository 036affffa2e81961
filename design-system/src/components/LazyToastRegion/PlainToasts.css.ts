import { componentStyle } from '../../styles/layered.ts';
import { unprinted } from '../../styles/unprinted.ts';
import { measures, media, vars } from '../../tokens/index.ts';

export const region = componentStyle({
  position: 'fixed',
  insetBlockStart: `calc(${vars.frame.topbar} + ${vars.space[3]})`,
  insetInlineEnd: vars.space[3],
  zIndex: vars.zIndex.toast,
  display: 'grid',
  gap: vars.space[2],
  inlineSize: measures.width.toast,
  maxInlineSize: `calc(100vw - 2 * ${vars.space[3]})`,
  '@media': {
    [media.phone]: {
      insetBlockStart: 'auto',
      insetBlockEnd: `calc(${measures.nav.bottomBar} + ${vars.space[12]})`,
    },
    ...unprinted,
  },
});

export const toast = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space[1],
  background: vars.color.surfaceRaised,
});
