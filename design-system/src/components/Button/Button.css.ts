import { keyframes } from '@vanilla-extract/css';
import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { measures, media, vars } from '../../tokens/index.ts';

/** One `primary` per region; `link` is an action inside a line of text; `inverse` stands on the inverse surface. */
export const buttonVariants = ['primary', 'secondary', 'quiet', 'danger', 'inverse', 'link'] as const;
export const buttonSizes = ['sm', 'md', 'lg'] as const;

const usable = ':not(:disabled, [aria-disabled="true"])';
/** Out of use; one that works is not, though it takes no press either. */
const off = '&:is(:disabled, [aria-disabled="true"]:not([data-pending]))';
const hovered = `&:hover${usable}`;
const pressed = `&:active${usable}`;

interface Fill {
  background: string;
  borderColor: string;
}

/** A ground for rest, hover and press, with an edge of the same colour. */
function filled(color: string, hover: string, press: string, words: string) {
  const fill = (background: string): Fill => ({ background, borderColor: background });
  return {
    ...fill(color),
    color: words,
    fontWeight: vars.fontWeight.semibold,
    selectors: { [hovered]: fill(hover), [pressed]: fill(press) },
  };
}

export const button = componentRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space['1h'],
    maxInlineSize: '100%',
    border: `${measures.line.thin} solid transparent`,
    borderRadius: vars.radius.control,
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.md,
    textAlign: 'center',
    textDecorationLine: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: `background ${vars.duration.fast} ${vars.easing.standard}`,
    selectors: {
      [off]: {
        background: vars.color.surfaceSunken,
        borderColor: vars.color.border,
        color: vars.color.textDisabled,
        cursor: 'not-allowed',
      },
      '&[data-pending]': { cursor: 'progress' },
      '&[data-full-width]': { display: 'flex', inlineSize: '100%' },
    },
    '@media': {
      [media.phone]: { whiteSpace: 'normal' },
      [media.forcedColors]: {
        borderColor: 'ButtonBorder',
        selectors: { [off]: { color: 'GrayText' } },
      },
    },
  },
  variants: {
    variant: {
      primary: filled(
        vars.color.accent,
        vars.color.accentHover,
        vars.color.accentPressed,
        vars.color.onAccent,
      ),
      danger: filled(vars.color.danger, vars.color.dangerHover, vars.color.dangerHover, vars.color.onDanger),
      secondary: {
        borderColor: vars.color.borderStrong,
        background: vars.color.surfaceRaised,
        color: vars.color.text,
        selectors: {
          [hovered]: { background: vars.color.surfaceHover },
          [pressed]: { background: vars.color.surfacePressed },
        },
      },
      quiet: {
        color: vars.color.text,
        selectors: {
          [hovered]: { background: vars.color.surfaceHover },
          [pressed]: { background: vars.color.surfacePressed },
          [off]: { background: 'transparent', borderColor: 'transparent' },
        },
      },
      inverse: {
        borderColor: vars.color.borderInverse,
        color: vars.color.textInverse,
        selectors: {
          [hovered]: { background: vars.color.surfaceInverseHover },
          [off]: {
            background: 'transparent',
            borderColor: `color-mix(in oklch, ${vars.color.borderInverse} 55%, transparent)`,
            color: vars.color.textInverseMuted,
          },
          '&:focus-visible': { outlineColor: vars.color.textInverse },
        },
      },
      link: {
        color: vars.color.accentText,
        fontWeight: 'inherit',
        textAlign: 'start',
        textDecorationLine: 'underline',
        textDecorationThickness: measures.underline.thickness,
        textDecorationColor: 'color-mix(in oklch, currentColor 45%, transparent)',
        textUnderlineOffset: measures.underline.offset,
        selectors: {
          [hovered]: { textDecorationColor: 'currentColor' },
          [off]: { background: 'transparent', borderColor: 'transparent', textDecorationLine: 'none' },
        },
      },
    },
    size: { sm: {}, md: {}, lg: {} },
    isLink: { true: {}, false: {} },
  },
  compoundVariants: [
    {
      variants: { isLink: false, size: 'sm' },
      style: sized(vars.control.sm, vars.space['2h'], vars.fontSize.sm),
    },
    { variants: { isLink: false, size: 'md' }, style: sized(vars.control.md, vars.space[3]) },
    { variants: { isLink: false, size: 'lg' }, style: sized(vars.control.lg, vars.space[4]) },
    {
      variants: { isLink: true },
      style: { minBlockSize: vars.control.targetMin, gap: vars.space[1], border: 0, padding: 0 },
    },
    { variants: { isLink: true, size: 'sm' }, style: { fontSize: vars.fontSize.sm } },
  ],
});

/** The height of a control, at least what a finger hits on a phone; wider sides at the packing bench. */
function sized(height: string, pad: string, fontSize?: string) {
  return {
    minBlockSize: height,
    paddingBlock: vars.space['0h'],
    paddingInline: `max(${pad}, ${vars.control.pad})`,
    ...(fontSize && { fontSize }),
    '@media': { [media.phone]: { minBlockSize: `max(${height}, ${measures.phoneTarget})` } },
  };
}

/** Icons are quieter than their words, except on a filled ground. */
export const buttonIcon = componentStyle({
  flex: 'none',
  color: vars.color.textMuted,
  selectors: {
    ':is([data-variant="primary"], [data-variant="danger"], [data-variant="link"], :disabled, [aria-disabled="true"]) > &':
      {
        color: 'inherit',
      },
    '[data-variant="inverse"] > &': { color: vars.color.textInverseMuted },
  },
});

export const buttonWords = componentStyle({ minInlineSize: 0 });

const pulse = keyframes({ '50%': { opacity: 0.25 } });

export const pendingDots = componentStyle({ display: 'inline-flex', gap: measures.line.bar });

export const pendingDot = componentStyle({
  inlineSize: measures.pendingDot,
  blockSize: measures.pendingDot,
  borderRadius: vars.radius.full,
  background: 'currentColor',
  animation: `${pulse} 1s infinite ${vars.easing.standard}`,
  selectors: {
    '&:nth-child(2)': { opacity: 0.7, animationDelay: '150ms' },
    '&:nth-child(3)': { opacity: 0.4, animationDelay: '300ms' },
  },
});
