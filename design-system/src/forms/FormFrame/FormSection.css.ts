import { componentStyle } from '../../styles/layered.ts';
import { measures, media, vars } from '../../tokens/index.ts';

export const section = componentStyle({
  display: 'grid',
  gap: vars.space[4],
  marginBlockStart: vars.space[4],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${measures.line.thin} solid ${vars.color.border}`,
  selectors: {
    /* A bench shows a whole parcel at once: its headings alone part what belongs together. */
    '[data-density="packplatz"] &': {
      gap: vars.space[2],
      marginBlockStart: 0,
      paddingBlockStart: 0,
      borderBlockStart: 'none',
    },
  },
});

export const head = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space[3] });

export const number = componentStyle({
  minInlineSize: vars.space[3],
  fontSize: vars.fontSize.lg,
  lineHeight: vars.lineHeight.lg,
  fontWeight: vars.fontWeight.semibold,
  color: vars.color.accentText,
});

export const title = componentStyle({ flex: '1 1 0' });

export const keys = componentStyle({ '@media': { [media.phone]: { display: 'none' } } });
