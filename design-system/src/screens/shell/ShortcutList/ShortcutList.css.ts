import { componentStyle } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/index.ts';

export const content = componentStyle({ display: 'grid', gap: vars.space[5] }, 'content');

export const group = componentStyle({ display: 'grid', gap: vars.space[2] }, 'group');

export const title = componentStyle(
  { color: vars.color.textMuted, fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.regular },
  'title',
);

export const row = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: `${vars.space[1]} ${vars.space[4]}`,
  },
  'row',
);

export const keys = componentStyle({ display: 'inline-flex', gap: vars.space[1] }, 'keys');
