import { componentGlobal, componentRecipe, componentStyle } from '../../styles/layered.ts';
import { measures, media, vars } from '../../tokens/index.ts';

/** `plain` in rows and lists; `chip` where it stands alone. */
export const statusAppearances = ['plain', 'chip'] as const;
/** Grey rests (`neutral` in full text colour, `muted` when over), green sails, yellow is late, red needs a person. */
export const statusTones = ['neutral', 'muted', 'accent', 'success', 'warning', 'danger'] as const;

const { color } = vars;

export const status = componentRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space['1h'],
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.md,
    verticalAlign: 'middle',
    maxInlineSize: '100%',
  },
  variants: {
    tone: {
      neutral: { color: color.text },
      muted: { color: color.textMuted },
      accent: { color: color.accentText },
      success: { color: color.successText },
      warning: { color: color.warningText },
      danger: { color: color.dangerText },
    },
    appearance: {
      plain: {},
      chip: {
        paddingBlock: measures.line.thin,
        paddingInline: `${vars.space[1]} ${vars.space[2]}`,
        border: `${measures.line.thin} solid ${color.border}`,
        borderRadius: vars.radius.control,
        background: color.surfaceSunken,
        selectors: {
          /* It is not real yet for everybody else. */
          '&[data-dashed]': {
            background: 'transparent',
            borderStyle: 'dashed',
            borderColor: color.borderStrong,
          },
        },
      },
    },
  },
  compoundVariants: [
    chip('accent', color.accentSurface, color.accentBorder),
    chip('success', color.successSurface, color.successBorder),
    chip('warning', color.warningSurface, color.warningBorder),
    chip('danger', color.dangerSurface, color.dangerBorder),
  ],
});

function chip(tone: 'accent' | 'success' | 'warning' | 'danger', background: string, borderColor: string) {
  return { variants: { tone, appearance: 'chip' as const }, style: { background, borderColor } };
}

export const word = componentStyle({ minInlineSize: 0 });

const drawing = componentStyle({
  inlineSize: vars.control.icon,
  blockSize: vars.control.icon,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  /* A drawing keeps its own colour under forced colours, which may not show on the forced ground. */
  '@media': { [media.forcedColors]: { selectors: { '&&': { color: 'CanvasText' } } } },
});

export const glyph = componentRecipe({
  base: drawing,
  variants: {
    tone: {
      neutral: { color: color.textMuted },
      muted: { color: color.textMuted },
      accent: { color: color.accent },
      success: { color: color.success },
      warning: { color: color.warning },
      danger: { color: color.danger },
    },
  },
});

componentGlobal(`${drawing} [data-knockout]`, {
  stroke: color.surfaceRaised,
  strokeWidth: 1.75,
  '@media': { [media.forcedColors]: { stroke: 'Canvas' } },
});

/** A second line with the reason, aligned with the word above it. */
export const detail = componentRecipe({
  base: {
    display: 'block',
    paddingInlineStart: `calc(${vars.control.icon} + ${vars.space['1h']})`,
    fontSize: vars.fontSize.xs,
    lineHeight: vars.lineHeight.xs,
  },
  variants: {
    tone: {
      muted: { color: color.textMuted },
      warning: { color: color.warningText },
      danger: { color: color.dangerText },
    },
  },
});
