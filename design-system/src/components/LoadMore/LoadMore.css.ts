import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../tokens/index.ts';

export const bar = componentStyle(
  {
    display: 'grid',
    justifyItems: 'center',
    inlineSize: '100%',
    gap: vars.space[2],
    paddingBlock: vars.space[3],
    overflowWrap: 'anywhere',
    textAlign: 'center',
  },
  'bar',
);

export const amount = componentStyle(
  { color: vars.color.textMuted, fontSize: vars.fontSize.sm, lineHeight: vars.lineHeight.sm },
  'amount',
);

export const failure = componentStyle(
  { display: 'flex', gap: vars.space['1h'], color: vars.color.dangerText, textAlign: 'start' },
  'failure',
);

export const icon = componentStyle(
  { flex: 'none', marginBlockStart: vars.space['0h'], color: vars.color.danger },
  'icon',
);
