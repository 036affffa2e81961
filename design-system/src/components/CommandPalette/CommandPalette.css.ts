import { componentStyle } from '../../styles/layered.ts';
import { measures, media, vars } from '../../tokens/index.ts';

const line = `${measures.line.thin} solid ${vars.color.border}`;

/** Below the upper bar, so that the eye stays where it looked. */
export const box = componentStyle(
  {
    position: 'fixed',
    insetBlockStart: `calc(2 * ${vars.frame.topbar})`,
    insetInline: vars.space[3],
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr)',
    maxInlineSize: measures.width.palette,
    maxBlockSize: `calc(100dvh - 3 * ${vars.frame.topbar})`,
    marginInline: 'auto',
    border: `${measures.line.thin} solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.overlay,
    background: vars.color.surfaceRaised,
    boxShadow: vars.shadow.overlay,
    '@media': {
      [media.phone]: {
        insetBlockStart: vars.space[3],
        maxBlockSize: `calc(100dvh - 2 * ${vars.space[3]})`,
      },
    },
  },
  'box',
);

export const dialog = componentStyle(
  {
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    minBlockSize: 0,
    maxBlockSize: 'inherit',
    overflowWrap: 'anywhere',
    outline: 'none',
  },
  'dialog',
);

export const field = componentStyle({ position: 'relative', display: 'grid', borderBlockEnd: line }, 'field');

export const glass = componentStyle(
  {
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: vars.space[4],
    display: 'grid',
    alignItems: 'center',
    color: vars.color.textMuted,
    pointerEvents: 'none',
  },
  'glass',
);

export const input = componentStyle(
  {
    inlineSize: '100%',
    minInlineSize: 0,
    blockSize: vars.space[12],
    paddingInline: `calc(${vars.space[6]} + ${measures.icon.lg}) ${vars.space[12]}`,
    border: 0,
    borderRadius: vars.radius.overlay,
    background: 'transparent',
    fontSize: vars.fontSize.lg,
    outlineOffset: `calc(-1 * ${measures.focusRing.width})`,
    selectors: {
      '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
      '[data-density="packplatz"] &': { blockSize: vars.control.lg },
    },
  },
  'input',
);

export const escape = componentStyle(
  {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: vars.space[4],
    display: 'grid',
    alignItems: 'center',
    pointerEvents: 'none',
    '@media': { [media.phone]: { insetInlineEnd: vars.space[1] } },
  },
  'escape',
);

/** A phone has no Escape. */
export const close = componentStyle(
  { pointerEvents: 'auto', '@media': { [media.widerThanPhone]: { display: 'none' } } },
  'close',
);

export const list = componentStyle(
  { minBlockSize: 0, overflow: 'auto', padding: vars.space[1], outline: 'none' },
  'list',
);

/** An entry may be a link. */
export const item = componentStyle({ color: vars.color.text, textDecorationLine: 'none' }, 'item');

export const footer = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[1]} ${vars.space[4]}`,
    minBlockSize: vars.control.md,
    padding: `${vars.space[1]} ${vars.space[4]}`,
    borderBlockStart: line,
    borderEndStartRadius: vars.radius.overlay,
    borderEndEndRadius: vars.radius.overlay,
    background: vars.color.surfaceSunken,
    color: vars.color.textMuted,
    fontSize: vars.fontSize.xs,
    lineHeight: vars.lineHeight.xs,
  },
  'footer',
);

/** A phone has no such keys. */
export const hint = componentStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space['1h'],
    '@media': { [media.phone]: { display: 'none' } },
  },
  'hint',
);

export const status = componentStyle(
  {
    marginInlineStart: 'auto',
    /* The list has the same words in its place. */
    selectors: { '&[data-repeated]': { position: 'absolute', clipPath: 'inset(50%)' } },
  },
  'status',
);
