import { focusRing } from '../../styles/focus.ts';
import { componentStyle } from '../../styles/layered.ts';
import { measures, media, vars } from '../../tokens/index.ts';

export const drop = componentStyle({ display: 'grid', gap: vars.space[2], minInlineSize: 0 });

export const box = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  padding: vars.space[5],
  border: `${measures.line.thin} dashed ${vars.color.borderStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceRaised,
  textAlign: 'center',
  selectors: {
    '&:has(:hover:enabled)': { background: vars.color.surfaceHover },
    '&:has(:focus-visible)': focusRing,
    '&:has([aria-invalid="true"])': { borderColor: vars.color.danger },
    '&:has(:disabled)': { background: vars.color.surfaceSunken, color: vars.color.textMuted },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&:has(:disabled)': { color: 'GrayText' } } },
  },
});

/** Invisible above its box, whose ring shows where the focus is. */
export const input = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

export const file = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space[2] });

export const name = componentStyle({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontWeight: vars.fontWeight.medium,
});

export const size = componentStyle({
  flex: '1 0 auto',
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
  color: vars.color.textMuted,
});
