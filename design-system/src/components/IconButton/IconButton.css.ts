import { partRecipe } from '../../styles/layered.ts';
import { measures, media, vars } from '../../tokens/index.ts';

export const iconButtonVariants = ['quiet', 'secondary', 'inverse'] as const;
/** 24, 28 or 32 px; on phones 32 or 40. */
export const iconButtonSizes = ['sm', 'md', 'lg'] as const;

const off = '&:is(:disabled, [aria-disabled="true"])';
const usable = ':not(:disabled, [aria-disabled="true"])';

function square(size: string, onPhones: string) {
  return {
    inlineSize: `max(${size}, ${vars.control.targetMin})`,
    blockSize: `max(${size}, ${vars.control.targetMin})`,
    '@media': { [media.phone]: { inlineSize: onPhones, blockSize: onPhones } },
  };
}

export const iconButton = partRecipe({
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    border: `${measures.line.thin} solid transparent`,
    borderRadius: vars.radius.control,
    color: vars.color.textMuted,
    cursor: 'pointer',
    selectors: {
      [`&:hover${usable}`]: { background: vars.color.surfaceHover, color: vars.color.text },
      [`&:active${usable}, &[aria-expanded="true"], &[aria-pressed="true"]`]: {
        background: vars.color.surfacePressed,
        color: vars.color.text,
      },
      [off]: { color: vars.color.textDisabled, cursor: 'not-allowed' },
    },
    '@media': { [media.forcedColors]: { selectors: { [off]: { color: 'GrayText' } } } },
  },
  variants: {
    variant: {
      quiet: {},
      secondary: {
        borderColor: vars.color.borderStrong,
        background: vars.color.surfaceRaised,
        selectors: { [off]: { borderColor: vars.color.border, background: vars.color.surfaceSunken } },
      },
      inverse: {
        color: vars.color.textInverseMuted,
        selectors: {
          [`&:hover${usable}, &:active${usable}, &[aria-expanded="true"]`]: {
            background: vars.color.surfaceInverseHover,
            color: vars.color.textInverse,
          },
          '&:focus-visible': { outlineColor: vars.color.textInverse },
        },
      },
    },
    size: {
      sm: square(vars.control.targetMin, measures.phoneTargetSmall),
      md: square(vars.control.sm, measures.phoneTarget),
      lg: square(vars.control.md, measures.phoneTarget),
    },
  },
});
