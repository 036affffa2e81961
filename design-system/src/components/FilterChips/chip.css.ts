import { partStyle } from '../../styles/layered.ts';
import { measures, media, vars } from '../../tokens/index.ts';

/** Something chosen, with a button to take it off again. */
export const chip = partStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['0h'],
  maxInlineSize: '100%',
  minBlockSize: vars.control.targetMin,
  paddingInlineStart: vars.space[2],
  border: `${measures.line.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceSunken,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
  '@media': { [media.phone]: { minBlockSize: measures.phoneTargetSmall } },
});
