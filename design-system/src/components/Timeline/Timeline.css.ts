import { componentStyle } from '../../styles/layered.ts';
import { measures, vars } from '../../tokens/index.ts';

const { timeline } = measures;
const gap = vars.space['2h'];
/** From the inner edge to the middle of the rail, on which line and marks are centred. */
const railMiddle = `calc(${timeline.time} + ${gap} + ${timeline.rail} / 2)`;
const firstLineMiddle = `calc(${vars.space[1]} + ${vars.lineHeight.md} / 2)`;

export const list = componentStyle({ display: 'grid' });

/** The line runs through the heads of later days too, so that the course is one. */
const rail = {
  content: '""',
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: railMiddle,
  inlineSize: measures.line.thick,
  marginInlineStart: `calc(-1 * ${measures.line.thin})`,
  background: vars.color.successBorder,
} as const;

export const dayHead = componentStyle({
  position: 'relative',
  paddingBlock: `${vars.space[2]} ${vars.space['0h']}`,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
  color: vars.color.textMuted,
  selectors: {
    'li:first-child > &': { paddingBlockStart: 0 },
    'li:not(:first-child) > &::before': rail,
  },
});

/** Lies over the line, which would strike a long one through. */
export const dayName = componentStyle({
  position: 'relative',
  paddingInlineEnd: vars.space[1],
  background: vars.color.surfaceRaised,
});

export const event = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${timeline.time} ${timeline.rail} minmax(0, 1fr)`,
  columnGap: gap,
  paddingBlock: `${vars.space[1]} ${vars.space['1h']}`,
  selectors: {
    '&::before': rail,
    '&[data-current]::before': { insetBlockStart: firstLineMiddle },
    '&[data-last]::before': { insetBlockEnd: 'auto', blockSize: firstLineMiddle },
    '&[data-current][data-last]::before': { display: 'none' },
  },
});

export const time = componentStyle({
  textAlign: 'end',
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.md,
  color: vars.color.textMuted,
});

const tones = { danger: vars.color.danger, warning: vars.color.warning, muted: vars.color.textMuted };

export const mark = componentStyle({
  position: 'relative',
  placeSelf: 'center',
  inlineSize: timeline.mark,
  blockSize: timeline.mark,
  border: `${measures.line.thick} solid ${vars.color.success}`,
  borderRadius: vars.radius.full,
  background: vars.color.surfaceRaised,
  selectors: {
    '[data-current] &': {
      inlineSize: timeline.markCurrent,
      blockSize: timeline.markCurrent,
      background: vars.color.success,
      boxShadow: `inset 0 0 0 ${measures.line.thick} ${vars.color.surfaceRaised}`,
    },
    ...Object.fromEntries(
      Object.entries(tones).flatMap(([tone, color]) => [
        [`[data-tone="${tone}"] &`, { borderColor: color }],
        [`[data-current][data-tone="${tone}"] &`, { background: color }],
      ]),
    ),
  },
});

export const markLine = componentStyle({ display: 'grid', blockSize: vars.lineHeight.md });
export const title = componentStyle({
  selectors: { '[data-current] &': { fontWeight: vars.fontWeight.semibold } },
});
export const detail = componentStyle({
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
  color: vars.color.textMuted,
});
