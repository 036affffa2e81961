import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { measures, vars } from '../../tokens/index.ts';

export const bannerTones = ['info', 'success', 'warning', 'danger'] as const;

function toned(edge: string, bar: string, ground: string) {
  return {
    borderColor: edge,
    borderInlineStartColor: bar,
    background: ground,
  };
}

const { color } = vars;

export const banner = componentRecipe({
  base: {
    display: 'flex',
    gap: vars.space['2h'],
    padding: `${vars.space['2h']} ${vars.space[3]}`,
    border: `${measures.line.thin} solid`,
    borderInlineStartWidth: measures.line.bar,
    borderRadius: vars.radius.control,
  },
  variants: {
    tone: {
      info: toned(color.infoBorder, color.info, color.infoSurface),
      success: toned(color.successBorder, color.success, color.successSurface),
      warning: toned(color.warningBorder, color.warning, color.warningSurface),
      danger: toned(color.dangerBorder, color.danger, color.dangerSurface),
    },
  },
});

export const icon = componentRecipe({
  base: { paddingBlockStart: vars.space['0h'] },
  variants: {
    tone: {
      info: { color: color.info },
      success: { color: color.success },
      warning: { color: color.warning },
      danger: { color: color.danger },
    },
  },
});

export const body = componentStyle({ flex: '1 1 auto', minInlineSize: 0 });

export const title = componentStyle({ fontWeight: vars.fontWeight.semibold });

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  marginBlockStart: vars.space[2],
});
