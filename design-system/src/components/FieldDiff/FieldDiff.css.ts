import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { measures, vars } from '../../tokens/index.ts';

const edge = `${measures.line.thin} solid ${vars.color.border}`;
const small = { fontSize: vars.fontSize.xs, lineHeight: vars.lineHeight.xs } as const;
const cell = { padding: `${vars.space['1h']} ${vars.space[3]}`, borderBlockEnd: edge } as const;

export const table = componentStyle({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
});

export const head = componentStyle({
  ...cell,
  background: vars.color.surfaceSunken,
  color: vars.color.textMuted,
  fontWeight: vars.fontWeight.medium,
  textAlign: 'start',
});

function toned(surface: string) {
  return { background: surface };
}

export const row = componentRecipe({
  base: {},
  variants: {
    kind: {
      changed: toned(vars.color.warningSurface),
      added: toned(vars.color.infoSurface),
      removed: toned(vars.color.dangerSurface),
    },
  },
});

export const field = componentStyle({
  ...cell,
  verticalAlign: 'top',
  textAlign: 'start',
  fontWeight: vars.fontWeight.regular,
  overflowWrap: 'anywhere',
});

export const icon = componentRecipe({
  base: { float: 'inline-start', paddingInlineEnd: vars.space['1h'] },
  variants: {
    kind: {
      changed: { color: vars.color.warningText },
      added: { color: vars.color.infoText },
      removed: { color: vars.color.dangerText },
    },
  },
});

export const words = componentStyle({ display: 'grid', minInlineSize: 0 });

export const name = componentStyle({ fontWeight: vars.fontWeight.medium });

export const path = componentStyle({
  ...small,
  fontFamily: vars.fontFamily.mono,
  color: vars.color.textMuted,
});

export const kind = componentStyle({ ...small, fontWeight: vars.fontWeight.semibold });

export const value = componentStyle({
  ...cell,
  verticalAlign: 'top',
  borderInlineStart: edge,
  overflowWrap: 'anywhere',
});

export const after = componentStyle({ fontWeight: vars.fontWeight.bold });
