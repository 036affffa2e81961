import { focusRing } from '../../styles/focus.ts';
import { componentStyle } from '../../styles/layered.ts';
import { measures, vars } from '../../tokens/index.ts';

export const summary = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space['1h']} ${vars.space['2h']}`,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `${measures.line.thin} solid ${vars.color.dangerBorder}`,
  borderInlineStart: `${measures.line.summary} solid ${vars.color.danger}`,
  borderRadius: vars.radius.control,
  background: vars.color.dangerSurface,
  overflowWrap: 'anywhere',
  /* It takes the focus from a script after a failed submit, and should show that it did. */
  selectors: {
    '&:focus': focusRing,
    '&[data-done]': {
      borderColor: vars.color.successBorder,
      borderInlineStartColor: vars.color.success,
      background: vars.color.successSurface,
    },
  },
});

export const icon = componentStyle({
  paddingBlockStart: vars.space['0h'],
  color: vars.color.danger,
  selectors: { '[data-done] > &': { color: vars.color.success } },
});

export const title = componentStyle({ fontSize: vars.fontSize.md, lineHeight: vars.lineHeight.md });

export const list = componentStyle({ gridColumn: 2, display: 'grid', gap: vars.space[1] });

/* As high as the link that it takes the place of. */
export const mended = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space[1],
  color: vars.color.textMuted,
});
