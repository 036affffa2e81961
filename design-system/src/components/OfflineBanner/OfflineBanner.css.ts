import { componentStyle } from '../../styles/layered.ts';
import { unprinted } from '../../styles/unprinted.ts';
import { measures, vars } from '../../tokens/index.ts';

const edge = (color: string) => `${measures.line.thin} solid ${color}`;

export const banner = componentStyle(
  {
    '@media': unprinted,
    selectors: {
      '&:not([data-state="online"])': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: vars.space['2h'],
        minHeight: vars.control.rowOne,
        padding: `${vars.space['1h']} ${vars.space[4]}`,
      },
      '&[data-state="offline"]': {
        background: vars.color.warningSurface,
        borderBottom: edge(vars.color.warningBorder),
      },
      '&[data-state="restored"]': {
        background: vars.color.successSurface,
        borderBottom: edge(vars.color.successBorder),
      },
    },
  },
  'banner',
);

export const message = componentStyle(
  {
    flex: '1 1 auto',
    minInlineSize: 0,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['2h'],
    overflowWrap: 'anywhere',
  },
  'message',
);

export const icon = componentStyle(
  {
    selectors: {
      [`${banner}[data-state="offline"] &`]: { color: vars.color.warning },
      [`${banner}[data-state="restored"] &`]: { color: vars.color.success },
    },
  },
  'icon',
);
