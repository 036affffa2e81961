import { focusRing } from '../../styles/focus.ts';
import { componentStyle } from '../../styles/layered.ts';
import { measures, media, vars } from '../../tokens/index.ts';

const large = '[data-density="packplatz"] &';
const knob = '&::before';

export const line = componentStyle({
  blockSize: vars.lineHeight.md,
  selectors: { [large]: { blockSize: measures.toggleLarge.height } },
});

/** A native checkbox drawn as track and knob. */
export const track = componentStyle({
  appearance: 'none',
  position: 'relative',
  inlineSize: measures.toggle.width,
  blockSize: measures.toggle.height,
  border: `${measures.line.thin} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.full,
  background: vars.color.surfaceRaised,
  cursor: 'inherit',
  selectors: {
    [knob]: {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: measures.toggle.inset,
      marginBlock: 'auto',
      inlineSize: measures.toggle.knob,
      blockSize: measures.toggle.knob,
      borderRadius: vars.radius.full,
      background: vars.color.borderStrong,
      transition: `inset-inline-start ${vars.duration.fast} ${vars.easing.standard}`,
    },
    '&:checked': { background: vars.color.accent, borderColor: vars.color.accent },
    '&:checked::before': {
      insetInlineStart: `calc(100% - ${measures.toggle.knob} - ${measures.toggle.inset})`,
      background: vars.color.onAccent,
    },
    '&:focus-visible': focusRing,
    '&:disabled': { background: vars.color.surfaceSunken, borderColor: vars.color.border },
    '&:disabled::before': { background: vars.color.textDisabled },
    [large]: { inlineSize: measures.toggleLarge.width, blockSize: measures.toggleLarge.height },
    '[data-density="packplatz"] &::before': {
      insetInlineStart: measures.toggleLarge.inset,
      inlineSize: measures.toggleLarge.knob,
      blockSize: measures.toggleLarge.knob,
    },
    '[data-density="packplatz"] &:checked::before': {
      insetInlineStart: `calc(100% - ${measures.toggleLarge.knob} - ${measures.toggleLarge.inset})`,
    },
  },
  '@media': {
    [media.forcedColors]: {
      borderColor: 'ButtonBorder',
      selectors: {
        [knob]: { background: 'ButtonText', forcedColorAdjust: 'none' },
        '&:checked': { background: 'Highlight', forcedColorAdjust: 'none' },
        '&:checked::before': { background: 'HighlightText' },
        '&:disabled::before': { background: 'GrayText' },
      },
    },
  },
});

export const messages = componentStyle({
  display: 'grid',
  gap: vars.space['0h'],
  overflowWrap: 'anywhere',
  paddingInlineStart: `calc(${measures.toggle.width} + ${vars.space[2]})`,
});
