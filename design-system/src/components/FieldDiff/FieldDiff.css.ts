import { hiddenToTheEye } from '../../styles/hidden.ts';
import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { measures, media, vars } from '../../tokens/index.ts';

const edge = `${measures.line.thin} solid ${vars.color.border}`;
const small = { fontSize: vars.fontSize.xs, lineHeight: vars.lineHeight.xs } as const;
const cell = { padding: `${vars.space['1h']} ${vars.space[3]}`, borderBlockEnd: edge } as const;

/* What it lies in decides whether there is room for three columns: a panel is narrow in a wide window, too. */
export const container = componentStyle({ containerType: 'inline-size' });

/* Where there is none, before and after stand beside each other below the field. */
const stackedField = { display: 'block', gridColumn: '1 / -1', borderBlockEnd: 'none' } as const;

export const table = componentStyle({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
  '@container': { [media.narrowDiff]: { display: 'block' } },
});

export const part = componentStyle({ '@container': { [media.narrowDiff]: { display: 'block' } } });

export const line = componentStyle({
  '@container': {
    [media.narrowDiff]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const head = componentStyle({
  ...cell,
  background: vars.color.surfaceSunken,
  color: vars.color.textMuted,
  fontWeight: vars.fontWeight.medium,
  textAlign: 'start',
});

/* Over two columns the field needs no head of its own; it stands there for whoever hears the table. */
export const fieldHead = componentStyle({ '@container': { [media.narrowDiff]: hiddenToTheEye } });

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
  '@container': { [media.narrowDiff]: { ...stackedField } },
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
  '@container': {
    [media.narrowDiff]: { display: 'block', selectors: { 'th + &': { borderInlineStart: 'none' } } },
  },
});

export const after = componentStyle({ fontWeight: vars.fontWeight.bold });
