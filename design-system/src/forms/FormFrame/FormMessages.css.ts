import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../tokens/index.ts';

export const messages = componentStyle({
  display: 'grid',
  gap: vars.space[3],
  selectors: {
    '&:has(> :not(:empty))': { paddingBlockStart: vars.space[3] },
    'td &:has(> :not(:empty))': { paddingBlock: `0 ${vars.space[3]}` },
  },
});

export const facts = componentStyle({
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.xs,
  color: vars.color.textMuted,
});
