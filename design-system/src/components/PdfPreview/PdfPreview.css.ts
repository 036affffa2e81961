import { componentStyle } from '../../styles/layered.ts';
import { measures, vars } from '../../tokens/index.ts';

export const stage = componentStyle(
  {
    display: 'grid',
    minHeight: measures.overlay.previewMin,
    background: vars.color.surfaceSunken,
    border: `${measures.line.thin} solid ${vars.color.border}`,
    borderRadius: vars.radius.control,
    overflow: 'hidden',
  },
  'stage',
);

const layer = { gridArea: '1 / 1', minWidth: 0 } as const;

export const frame = componentStyle({ ...layer, width: '100%', height: '100%', border: 0 }, 'frame');

export const message = componentStyle(
  {
    ...layer,
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: vars.space[4],
    padding: vars.space[5],
    color: vars.color.textMuted,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    selectors: { '&:empty': { display: 'none' } },
  },
  'message',
);

/** A skeleton in the shape of what comes: a sheet of the label's proportions (A6). */
export const sheet = componentStyle(
  {
    width: measures.overlay.menuMin,
    aspectRatio: '105 / 148',
    background: vars.color.surfaceRaised,
    border: `${measures.line.thin} solid ${vars.color.border}`,
    borderRadius: vars.radius.mark,
  },
  'sheet',
);
