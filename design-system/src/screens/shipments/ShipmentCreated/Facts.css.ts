import { componentStyle } from '../../../styles/layered.ts';
import { measures, media, vars } from '../../../tokens/index.ts';

/** As wide as twenty digits. */
const LONGEST_NUMBER = '11.5rem';

const line = `${measures.line.thin} solid ${vars.color.border}`;

export const facts = componentStyle({ justifySelf: 'stretch', borderBlockStart: line });

/** A Sendungsnummer is never broken: where it has no room beside its name, all facts stand below theirs. */
export const fact = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  paddingBlock: vars.space['2h'],
  borderBlockEnd: line,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { columnGap: vars.space[2] } },
});

export const term = componentStyle({ flex: `0 0 ${measures.descriptionTerm}`, color: vars.color.textMuted });
export const description = componentStyle({ flex: `1 1 ${LONGEST_NUMBER}`, minInlineSize: 0 });
export const value = componentStyle({ display: 'block', fontWeight: vars.fontWeight.medium });
export const small = componentStyle({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
});
export const plain = componentStyle({ fontWeight: vars.fontWeight.regular });
export const product = componentStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space['1h'],
});
/** In one piece, for as long as a line has room for it. */
export const mono = componentStyle({
  display: 'inline-block',
  maxInlineSize: '100%',
  fontFamily: vars.fontFamily.mono,
});

/** As high as a line of text, so that the small button beside the number moves nothing. */
export const numberLine = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  fontWeight: vars.fontWeight.semibold,
  /* The room around the drawing reaches into the gutter, so that the button stays beside its number. */
  '@media': { [media.phone]: { gap: 0, marginInlineEnd: `calc(-1 * ${vars.space[3]})` } },
});
