import { componentStyle } from '../styles/layered.ts';
import { measures, media, vars } from '../tokens/index.ts';

export const navStage = componentStyle({
  inlineSize: vars.frame.sidenav,
  '@media': {
    [media.rail]: { inlineSize: measures.nav.rail },
    [media.phone]: { inlineSize: '100%' },
  },
});
