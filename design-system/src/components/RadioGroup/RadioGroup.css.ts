import { componentStyle } from '../../styles/layered.ts';
import { measures, media, vars } from '../../tokens/index.ts';

export const radio = componentStyle({
  borderRadius: vars.radius.full,
  selectors: {
    '&:checked': { borderColor: vars.color.accent, borderWidth: measures.choice.ring },
    '&:checked:is([aria-invalid="true"], [data-invalid])': { borderColor: vars.color.danger },
    '&:checked:disabled': { borderColor: vars.color.textDisabled },
  },
  '@media': { [media.forcedColors]: { selectors: { '&:checked': { borderColor: 'Highlight' } } } },
});

export const optionDescription = componentStyle({
  display: 'block',
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.xs,
  color: vars.color.textMuted,
});
