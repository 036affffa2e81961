import { componentStyle } from '../../../styles/layered.ts';
import { measures, media, vars } from '../../../tokens/index.ts';

const line = `${measures.line.thin} solid ${vars.color.border}`;

export const facts = componentStyle({ justifySelf: 'stretch', borderBlockStart: line });

export const fact = componentStyle({
  display: 'grid',
  gridTemplateColumns: `${measures.descriptionTerm} minmax(0, 1fr)`,
  gap: vars.space[4],
  paddingBlock: vars.space['2h'],
  borderBlockEnd: line,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { gap: vars.space[2] } },
});

export const term = componentStyle({ color: vars.color.textMuted });
export const value = componentStyle({ display: 'block', fontWeight: vars.fontWeight.medium });
export const small = componentStyle({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
});
export const mono = componentStyle({ fontFamily: vars.fontFamily.mono });

/** As high as a line of text, so that the small button beside the number moves nothing. */
export const numberLine = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  fontWeight: vars.fontWeight.semibold,
});
