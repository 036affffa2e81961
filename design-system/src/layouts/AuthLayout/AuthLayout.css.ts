import { componentStyle } from '../../styles/layered.ts';
import { measures, media, vars } from '../../tokens/index.ts';

/** One narrow column in the middle; the identity provider's own pages have the same. */
export const card = componentStyle(
  {
    display: 'grid',
    gap: vars.space[4],
    maxInlineSize: measures.width.dialog,
    marginBlock: vars.space[10],
    marginInline: 'auto',
    padding: vars.space[6],
    border: `${measures.line.thin} solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.overlay,
    background: vars.color.surfaceRaised,
    overflowWrap: 'anywhere',
    '@media': { [media.phone]: { marginBlock: vars.space[4], padding: vars.space[4] } },
  },
  'card',
);
