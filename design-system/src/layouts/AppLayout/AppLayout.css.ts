import { componentStyle } from '../../styles/layered.ts';
import { measures, media, vars } from '../../tokens/index.ts';

export const app = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: `${vars.frame.sidenav} minmax(0, 1fr)`,
    gridTemplateRows: `${vars.frame.topbar} minmax(0, 1fr)`,
    minHeight: '100dvh',
    selectors: {
      '&[data-without-nav]': { gridTemplateColumns: 'minmax(0, 1fr)', paddingBottom: 0 },
    },
    '@media': {
      [media.rail]: { vars: { [vars.frame.sidenav]: measures.nav.rail } },
      /* The navigation lies over the lower edge there; the page ends above it. */
      [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBottom: measures.nav.bottomBar },
      /* The page alone is printed. */
      [media.print]: { display: 'block', minHeight: 0, paddingBottom: 0 },
    },
  },
  'app',
);

export const page = componentStyle(
  { display: 'flex', flexDirection: 'column', minWidth: 0, background: vars.color.surface },
  'page',
);

export const main = componentStyle(
  {
    flex: '1 1 auto',
    minWidth: 0,
    /* The target of the skip link; a ring around the whole page would say nothing. */
    outlineOffset: `calc(-1 * ${measures.focusRing.width})`,
  },
  'main',
);
