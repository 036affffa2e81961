import { focusRing } from '../../styles/focus.ts';
import { componentStyle } from '../../styles/layered.ts';
import { measures, media, vars } from '../../tokens/index.ts';

export const control = componentStyle({
  display: 'inline-flex',
  maxInlineSize: '100%',
  border: `${measures.line.thin} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceRaised,
  /* Words stay whole: what does not fit beside the others goes below them. */
  '@media': { [media.phone]: { flexWrap: 'wrap' } },
});

export const segment = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: '0 1 auto',
  minInlineSize: vars.control.md,
  /* The edge of the whole belongs to the height of the control. */
  minBlockSize: `calc(${vars.control.md} - 2 * ${measures.line.thin})`,
  paddingInline: vars.space[3],
  textAlign: 'center',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '& + &': { borderInlineStart: `${measures.line.thin} solid ${vars.color.border}` },
    '&:hover': { background: vars.color.surfaceHover },
    '&:has(:checked)': {
      background: vars.color.accentSurface,
      color: vars.color.accentText,
      fontWeight: vars.fontWeight.semibold,
      boxShadow: `inset 0 calc(-1 * ${measures.line.thick}) 0 ${vars.color.accent}`,
    },
    '&:has(:focus-visible)': { ...focusRing, borderRadius: vars.radius.control, zIndex: 1 },
    '&:has(:disabled)': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.phone]: {
      flexGrow: 1,
      minBlockSize: measures.phoneTarget,
      whiteSpace: 'normal',
      overflowWrap: 'break-word',
    },
    [media.forcedColors]: {
      selectors: {
        '&:has(:checked)': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        '&:has(:disabled)': { color: 'GrayText' },
      },
    },
  },
});

/** Covers its segment, so that a click anywhere in it counts and the focus is where the eye is. */
export const input = componentStyle({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  cursor: 'inherit',
  outline: 'none',
});
