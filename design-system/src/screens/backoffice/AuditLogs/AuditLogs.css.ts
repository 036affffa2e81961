import { columnsFrom } from '../../../components/Table/columns-from.ts';
import { componentStyle } from '../../../styles/layered.ts';
import { measures, media, vars } from '../../../tokens/index.ts';

/* However long a name is, no row grows when a panel opens beside it; a card has room below. */
const oneLine = {
  display: 'block',
  overflowWrap: 'anywhere',
  '@media': {
    [media.widerThanPhone]: {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
} as const;

/* Nothing is cut off the ring around its link. */
export const first = componentStyle({
  ...oneLine,
  padding: vars.space[1],
  margin: `calc(-1 * ${vars.space[1]})`,
});
export const second = componentStyle({
  ...oneLine,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
});
/** After what a thing is, as long as the action has no column. */
export const actionInPlace = componentStyle({
  display: 'none',
  '@media': {
    [media.widerThanPhone]: {
      '@container': { [`(width < ${columnsFrom.compact})`]: { display: 'inline' } },
    },
  },
  selectors: { '&::before': { content: "'\\00a0·\\00a0' / ''" } },
});
/* Digits stand below digits. */
export const moment = componentStyle({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const links = componentStyle({ display: 'grid', justifyItems: 'start', gap: vars.space[2] });
export const json = componentStyle({
  overflow: 'auto',
  maxBlockSize: '60vh',
  marginBlock: 0,
  padding: vars.space[3],
  border: `${measures.line.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  fontFamily: vars.fontFamily.mono,
  fontSize: vars.fontSize.sm,
  tabSize: 2,
});
export const body = componentStyle({ paddingBlockStart: vars.space[3] });
