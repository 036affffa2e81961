import { componentStyle } from '../../styles/layered.ts';
import { measures, vars } from '../../tokens/index.ts';

/* Sections of a list that one chooses from, each below its heading. */

export const listSection = componentStyle(
  {
    selectors: {
      '& + &': {
        marginTop: vars.space[1],
        paddingTop: vars.space[1],
        borderTop: `${measures.line.thin} solid ${vars.color.border}`,
      },
    },
  },
  'section',
);

export const listHeading = componentStyle(
  {
    padding: `${vars.space['1h']} ${vars.space[2]} ${vars.space[1]}`,
    color: vars.color.textMuted,
    fontSize: vars.fontSize.xs,
    lineHeight: vars.lineHeight.xs,
  },
  'heading',
);
