import { keyframes } from '@vanilla-extract/css';
import { partStyle } from '../../styles/layered.ts';
import { measures, vars } from '../../tokens/index.ts';

const appear = keyframes({ from: { opacity: 0, transform: `translateY(calc(-1 * ${vars.space[1]}))` } });

/** Ground of everything that opens at a control: menus, suggestions, calendars, popovers. */
export const surface = partStyle(
  {
    zIndex: vars.zIndex.dialog,
    maxWidth: `calc(100vw - 2 * ${vars.space[2]})`,
    display: 'flex',
    flexDirection: 'column',
    overflow: 'auto',
    background: vars.color.surfaceRaised,
    color: vars.color.text,
    border: `${measures.line.thin} solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.overlay,
    boxShadow: vars.shadow.menu,
    selectors: {
      '&[data-entering]': { animation: `${appear} ${vars.duration.fast} ${vars.easing.standard}` },
    },
  },
  'surface',
);
