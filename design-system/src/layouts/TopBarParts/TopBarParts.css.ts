import { hiddenToTheEye } from '../../styles/hidden.ts';
import { componentStyle } from '../../styles/layered.ts';
import { measures, media, vars } from '../../tokens/index.ts';

const phoneSquare = {
  flex: 'none',
  justifyContent: 'center',
  width: measures.phoneTarget,
  height: measures.phoneTarget,
  minWidth: 0,
  padding: 0,
} as const;

export const home = componentStyle(
  {
    display: 'inline-flex',
    minHeight: vars.control.md,
    alignItems: 'center',
    color: 'inherit',
    textDecoration: 'none',
  },
  'home',
);

export const search = componentStyle(
  {
    /* It grows where the name of the organisation leaves room, and never takes any from it. */
    flex: `100 1 ${measures.topBar.searchMin}`,
    maxWidth: measures.topBar.search,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minWidth: measures.topBar.searchMin,
    height: vars.control.md,
    padding: `0 ${vars.space['1h']} 0 ${vars.space['2h']}`,
    border: `${measures.line.thin} solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.control,
    background: vars.color.surfaceRaised,
    color: vars.color.textMuted,
    cursor: 'pointer',
    '@media': {
      [media.phone]: {
        ...phoneSquare,
        border: 0,
        background: 'transparent',
        color: vars.color.text,
      },
    },
  },
  'search',
);

export const searchLabel = componentStyle(
  {
    flex: '1 1 auto',
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    '@media': { [media.notebook]: hiddenToTheEye },
  },
  'searchLabel',
);

/** In its place between a phone and a notebook, where it would end in the middle of a word. */
export const searchShort = componentStyle(
  {
    display: 'none',
    '@media': { [media.notebook]: { display: 'inline' }, [media.phone]: { display: 'none' } },
  },
  'searchShort',
);

export const wideOnly = componentStyle(
  { display: 'inline-flex', '@media': { [media.phone]: { display: 'none' } } },
  'wideOnly',
);

/** The words come first where the bar is short of room. */
export const searchHint = componentStyle(
  { display: 'inline-flex', '@media': { [media.notebook]: { display: 'none' } } },
  'searchHint',
);

export const action = componentStyle(
  {
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space['1h'],
    minHeight: vars.control.md,
    padding: `0 ${vars.space[3]}`,
    border: `${measures.line.thin} solid ${vars.color.accent}`,
    borderRadius: vars.radius.control,
    background: vars.color.accent,
    color: vars.color.onAccent,
    fontWeight: vars.fontWeight.semibold,
    textDecoration: 'none',
    transition: `background ${vars.duration.fast} ${vars.easing.standard}`,
    selectors: {
      '&:hover': { background: vars.color.accentHover, borderColor: vars.color.accentHover },
      '&:active': { background: vars.color.accentPressed, borderColor: vars.color.accentPressed },
    },
    '@media': {
      [media.phone]: {
        ...phoneSquare,
        borderColor: 'transparent',
        background: 'transparent',
        color: vars.color.accentText,
        selectors: {
          '&:hover': { background: vars.color.surfaceHover, borderColor: 'transparent' },
          '&:active': { background: vars.color.surfacePressed, borderColor: 'transparent' },
        },
      },
    },
  },
  'action',
);

export const actionLabel = componentStyle({ '@media': { [media.phone]: hiddenToTheEye } }, 'actionLabel');

/** Room beside the bell for a count that is wider than one digit, whether it is there yet or not: nothing may move. */
export const bell = componentStyle({ display: 'inline-flex', paddingInlineEnd: vars.space[1] }, 'bell');

/** It begins beside the middle of the bell and grows away from it. Drawn, not written: the button's name says the count in words. */
export const count = componentStyle(
  {
    selectors: { '&::before': { content: 'attr(data-count)' } },
    position: 'absolute',
    top: 0,
    left: `calc(100% - ${vars.space[4]})`,
    minWidth: vars.space[4],
    padding: `0 ${vars.space[1]}`,
    borderRadius: vars.radius.full,
    background: vars.color.accent,
    color: vars.color.onAccent,
    boxShadow: `0 0 0 ${measures.line.thick} ${vars.color.surfaceSunken}`,
    fontSize: measures.smallestType,
    lineHeight: vars.lineHeight.xs,
    textAlign: 'center',
  },
  'count',
);

export const choice = componentStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space['1h'],
    minWidth: 0,
    maxWidth: measures.overlay.tooltip,
    height: vars.control.md,
    padding: `0 ${vars.space['1h']}`,
    borderRadius: vars.radius.control,
    color: vars.color.text,
    fontWeight: vars.fontWeight.medium,
    cursor: 'pointer',
    selectors: { '&:hover, &[aria-expanded="true"]': { background: vars.color.surfaceHover } },
  },
  'choice',
);

export const choiceValue = componentStyle(
  { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  'choiceValue',
);

export const profile = componentStyle(
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: vars.control.md,
    height: vars.control.md,
    borderRadius: vars.radius.full,
    cursor: 'pointer',
    '@media': { [media.phone]: { width: measures.phoneTarget, height: measures.phoneTarget } },
  },
  'profile',
);
