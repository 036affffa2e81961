import { componentGlobal, componentStyle } from '../../../styles/layered.ts';
import { measures, media, vars } from '../../../tokens/index.ts';

/* A card has room below instead of beside. */
const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
} as const;

export const name = componentStyle({ display: 'block', fontWeight: vars.fontWeight.semibold, ...oneLine });
/* As high as a finger needs it, in the room that the line has. */
componentGlobal(`${name} a`, {
  position: 'relative',
  display: 'inline-block',
  paddingBlock: '0.2em',
  marginBlock: '-0.2em',
});
export const first = componentStyle({ display: 'block', ...oneLine });
export const second = componentStyle({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.xs,
  ...oneLine,
});
export const filters = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[2],
});
/* Takes the room that the rest leaves. */
export const search = componentStyle({ flex: `1 1 ${measures.overlay.menuMin}`, minInlineSize: 0 });

/** A card of a phone has the kind of those only that are no recipients. */
export const usual = componentStyle({ '@media': { [media.phone]: { display: 'none' } } });
