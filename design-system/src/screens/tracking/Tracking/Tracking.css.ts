import { componentStyle } from '../../../styles/layered.ts';
import { measures, media, vars } from '../../../tokens/index.ts';

const line = `${measures.line.thin} solid ${vars.color.border}`;

export const page = componentStyle({
  display: 'grid',
  gap: vars.space[6],
  maxInlineSize: measures.overlay.dialogWide,
  paddingBlock: vars.space[8],
});

export const form = componentStyle({ maxInlineSize: measures.width.dialog });

export const results = componentStyle({ display: 'grid', listStyle: 'none' });

export const result = componentStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  paddingBlock: vars.space[5],
  borderBlockStart: line,
});

export const number = componentStyle({ fontFamily: vars.fontFamily.mono, overflowWrap: 'anywhere' });

/** Whose number it may be: name and what is known of it beside the way there, which is below it on phones. */
export const candidates = componentStyle({
  display: 'grid',
  inlineSize: '100%',
  gap: vars.space[3],
  listStyle: 'none',
  '@media': { [media.phone]: { gap: vars.space[5] } },
});

export const candidate = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  /* All below, not only those whose words are long. */
  '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'flex-start' } },
});

export const facts = componentStyle({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });

export const muted = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
});
