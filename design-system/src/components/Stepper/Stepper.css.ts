import { hiddenToTheEye } from '../../styles/hidden.ts';
import { componentStyle } from '../../styles/layered.ts';
import { measures, media, vars } from '../../tokens/index.ts';

const small = { fontSize: vars.fontSize.xs, lineHeight: vars.lineHeight.xs } as const;

export const stepper = componentStyle({ inlineSize: '100%' }, 'stepper');

export const list = componentStyle({ display: 'flex', gap: vars.space[1] }, 'list');

/** Its upper edge is the part of the way that the step stands for. */
export const step = componentStyle(
  {
    flex: '1 1 0',
    minInlineSize: 0,
    borderBlockStart: `${measures.line.bar} solid ${vars.color.border}`,
    selectors: {
      '&:is([data-state="done"], [data-state="current"])': { borderBlockStartColor: vars.color.accent },
      '&[data-state="failed"]': { borderBlockStartColor: vars.color.danger },
    },
    '@media': {
      [media.forcedColors]: {
        borderBlockStartColor: 'GrayText',
        selectors: {
          '&:is([data-state="done"], [data-state="current"], [data-state="failed"])': {
            borderBlockStartColor: 'Highlight',
          },
        },
      },
    },
  },
  'step',
);

export const body = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: `${vars.control.icon} minmax(0, 1fr)`,
    gap: `0 ${vars.space['1h']}`,
    minBlockSize: vars.control.md,
    paddingBlock: `${vars.space['1h']} ${vars.space[1]}`,
    borderRadius: vars.radius.control,
    color: vars.color.textMuted,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    selectors: {
      'a&:hover': { background: vars.color.surfaceHover },
      '&[aria-current]': { color: vars.color.text },
    },
    '@media': {
      [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center' },
    },
  },
  'body',
);

export const mark = componentStyle(
  {
    display: 'grid',
    placeItems: 'center',
    blockSize: vars.lineHeight.md,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '[data-state="done"] &': { color: vars.color.accent },
      '[data-state="failed"] &': { color: vars.color.danger },
      '[aria-current] > &': { fontWeight: vars.fontWeight.semibold },
    },
  },
  'mark',
);

/** A phone has no room for the words of all steps; the line below has those of the current one. */
export const words = componentStyle(
  {
    minInlineSize: 0,
    '@media': {
      [media.phone]: hiddenToTheEye,
    },
  },
  'words',
);

export const label = componentStyle(
  {
    selectors: {
      '[aria-current] &': { fontWeight: vars.fontWeight.semibold },
      'a &': { textDecorationLine: 'underline', textUnderlineOffset: measures.underline.offset },
    },
  },
  'label',
);

export const state = componentStyle(
  {
    ...small,
    display: 'block',
    selectors: {
      '[data-state="failed"] &': { color: vars.color.dangerText, fontWeight: vars.fontWeight.medium },
    },
  },
  'state',
);

export const summary = componentStyle(
  {
    paddingBlockStart: vars.space[2],
    overflowWrap: 'anywhere',
    '@media': { [media.widerThanPhone]: { display: 'none' } },
  },
  'summary',
);
export const summaryLabel = componentStyle({ fontWeight: vars.fontWeight.semibold }, 'summaryLabel');
