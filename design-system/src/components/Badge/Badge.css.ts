import { componentRecipe } from '../../styles/layered.ts';
import { measures, media, vars } from '../../tokens/index.ts';

export const badgeTones = ['neutral', 'accent', 'success', 'warning', 'danger', 'info'] as const;

const { color } = vars;

export const badge = componentRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: measures.mark.height,
    paddingInline: vars.space['1h'],
    borderRadius: vars.radius.mark,
    fontSize: vars.fontSize.xs,
    lineHeight: vars.lineHeight.xs,
    fontWeight: vars.fontWeight.semibold,
    verticalAlign: 'middle',
    '@media': { [media.forcedColors]: { border: `${measures.line.thin} solid` } },
  },
  variants: {
    tone: {
      neutral: { background: color.surfaceSunken, color: color.textMuted },
      accent: { background: color.accentSurface, color: color.accentText },
      success: { background: color.successSurface, color: color.successText },
      warning: { background: color.warningSurface, color: color.warningText },
      danger: { background: color.dangerSurface, color: color.dangerText },
      info: { background: color.infoSurface, color: color.infoText },
    },
  },
});
