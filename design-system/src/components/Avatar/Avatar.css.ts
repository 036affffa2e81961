import { componentStyle } from '../../styles/layered.ts';
import { measures, vars } from '../../tokens/index.ts';

export const avatar = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: measures.avatar,
  blockSize: measures.avatar,
  border: `${measures.line.thin} solid ${vars.color.accentBorder}`,
  borderRadius: vars.radius.full,
  background: vars.color.accentSurface,
  color: vars.color.accentText,
  fontSize: measures.smallestType,
  fontWeight: vars.fontWeight.bold,
  lineHeight: 1,
});
