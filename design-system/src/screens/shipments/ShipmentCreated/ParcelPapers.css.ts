import { componentStyle } from '../../../styles/layered.ts';
import { measures, vars } from '../../../tokens/index.ts';

const line = `${measures.line.thin} solid ${vars.color.border}`;

export const section = componentStyle({ justifySelf: 'stretch', alignSelf: 'stretch' });

export const papers = componentStyle({ marginBlockStart: vars.space[1], borderBlockStart: line });

export const paper = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  borderBlockEnd: line,
});

export const standing = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1h'],
  color: vars.color.textMuted,
  selectors: { '&[data-printed]': { color: vars.color.successText } },
});
