import { componentStyle } from '../../styles/layered.ts';
import { measures, vars } from '../../tokens/index.ts';

export const textMark = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  minInlineSize: measures.mark.width,
  minBlockSize: measures.mark.height,
  paddingInline: vars.space[1],
  border: `${measures.line.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.mark,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: measures.smallestType,
  lineHeight: 1,
  fontWeight: vars.fontWeight.bold,
  letterSpacing: '0.02em',
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
  selectors: {
    '&[data-muted]': { background: 'transparent', color: vars.color.textMuted },
    '[data-density="packplatz"] &': {
      minBlockSize: vars.space[6],
      paddingInline: vars.space[2],
      fontSize: vars.fontSize.xs,
    },
  },
});
