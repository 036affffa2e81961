import { componentStyle } from '../../styles/layered.ts';
import { measures, media, vars } from '../../tokens/index.ts';

export const layout = componentStyle(
  {
    minHeight: '100dvh',
    display: 'grid',
    gridTemplateColumns: `minmax(0, ${measures.width.dialog})`,
    justifyContent: 'center',
    alignContent: 'center',
    gap: vars.space[6],
    padding: `${vars.space[10]} ${vars.space[4]}`,
    '@media': { [media.phone]: { alignContent: 'start', paddingTop: vars.space[6] } },
  },
  'layout',
);

export const brand = componentStyle({ display: 'flex' }, 'brand');

export const column = componentStyle(
  {
    display: 'grid',
    gap: vars.space[4],
    padding: vars.space[6],
    border: `${measures.line.thin} solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.overlay,
    background: vars.color.surfaceRaised,
    '@media': { [media.phone]: { padding: vars.space[4] } },
  },
  'column',
);

export const footer = componentStyle(
  { color: vars.color.textMuted, fontSize: vars.fontSize.sm, lineHeight: vars.lineHeight.sm },
  'footer',
);
