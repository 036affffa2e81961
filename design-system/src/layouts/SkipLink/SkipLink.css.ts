import { hiddenToTheEye } from '../../styles/hidden.ts';
import { componentStyle } from '../../styles/layered.ts';
import { measures, vars } from '../../tokens/index.ts';

export const skipLink = componentStyle(
  {
    position: 'fixed',
    top: vars.space[2],
    left: vars.space[2],
    zIndex: vars.zIndex.skip,
    padding: `${vars.space['1h']} ${vars.space[3]}`,
    border: `${measures.line.thin} solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.control,
    background: vars.color.surfaceRaised,
    boxShadow: vars.shadow.overlay,
    selectors: {
      '&:not(:focus)': { ...hiddenToTheEye, position: 'fixed', padding: 0, border: 0 },
    },
  },
  'skipLink',
);
