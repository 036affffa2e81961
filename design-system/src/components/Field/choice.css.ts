import { focusRing } from '../../styles/focus.ts';
import { componentGlobal, componentStyle, partStyle } from '../../styles/layered.ts';
import { measures, media, vars } from '../../tokens/index.ts';

export const choiceField = componentStyle({
  display: 'grid',
  gap: vars.space['0h'],
  justifyItems: 'start',
  minInlineSize: 0,
});

/** The whole line is the target. */
export const choice = componentStyle({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  minBlockSize: vars.control.targetMin,
  paddingBlock: vars.space['0h'],
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '[data-density="packplatz"] &': { alignItems: 'center' },
    '&:has(:disabled)': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.phone]: { minBlockSize: measures.phoneTarget, paddingBlock: vars.space[2] },
    [media.forcedColors]: { selectors: { '&:has(:disabled)': { color: 'GrayText' } } },
  },
});

/** Several choices below each other, or beside each other where the group says so. */
export const choices = componentStyle({
  display: 'grid',
  gap: vars.space[1],
  justifyItems: 'start',
  selectors: {
    '&[data-orientation="horizontal"]': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: `${vars.space[1]} ${vars.space[5]}`,
    },
    '&[data-orientation="tiles"]': {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      justifyItems: 'stretch',
    },
    '&[data-orientation="grid"]': {
      gridTemplateColumns: 'repeat(2, minmax(0, max-content))',
      gap: `${vars.space[1]} ${vars.space[5]}`,
    },
  },
});

/** A choice without visible words, e.g. in a row of a table: the input fills its cell. */
export const bareChoice = componentStyle({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.control.targetMin,
  padding: 0,
});

/** Stands in for the first line, so that box and words are centred on each other. */
export const choiceLine = partStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  blockSize: vars.lineHeight.md,
});

/** The native checkbox or radio button, drawn anew; it stays what takes the focus and the key. */
export const choiceMark = partStyle({
  appearance: 'none',
  gridArea: '1 / 1',
  inlineSize: measures.choice.box,
  blockSize: measures.choice.box,
  border: `${measures.line.thin} solid ${vars.color.borderStrong}`,
  background: vars.color.surfaceRaised,
  cursor: 'inherit',
  selectors: {
    '&:focus-visible': focusRing,
    '&:is([aria-invalid="true"], [data-invalid])': {
      borderColor: vars.color.danger,
      boxShadow: `inset 0 0 0 ${measures.line.thin} ${vars.color.danger}`,
    },
    '&:disabled': { borderColor: vars.color.border, background: vars.color.surfaceSunken },
  },
  '@media': {
    [media.forcedColors]: {
      borderColor: 'ButtonBorder',
      selectors: {
        '&:disabled': { borderColor: 'GrayText' },
      },
    },
  },
});

/** Message and description start below the words, not below the box. */
export const choiceMessages = componentStyle({
  display: 'grid',
  gap: vars.space['0h'],
  overflowWrap: 'anywhere',
  paddingInlineStart: `calc(${measures.choice.box} + ${vars.space[2]})`,
});

/* A tile has its box above its word, and is the target as a whole. */
componentGlobal(`.${choices}[data-orientation="tiles"] > .${choiceField}`, { justifyItems: 'stretch' });
componentGlobal(`.${choices}[data-orientation="tiles"] .${choice}`, {
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space['0h'],
  paddingBlock: vars.space[1],
  border: `${measures.line.thin} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceRaised,
});
componentGlobal(`.${choices}[data-orientation="tiles"] .${choice}:has(:checked)`, {
  borderColor: vars.color.accent,
  background: vars.color.accentSurface,
  color: vars.color.accentText,
});
