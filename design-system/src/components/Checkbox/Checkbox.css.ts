import { componentStyle } from '../../styles/layered.ts';
import { measures, media, vars } from '../../tokens/index.ts';

const wrong = ':is([aria-invalid="true"], [data-invalid])';

export const box = componentStyle({
  borderRadius: vars.radius.mark,
  selectors: {
    '&:is(:checked, :indeterminate):not(:disabled)': {
      background: vars.color.accent,
      borderColor: vars.color.accent,
    },
    [`&${wrong}:is(:checked, :indeterminate):not(:disabled)`]: {
      background: vars.color.danger,
      borderColor: vars.color.danger,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&:is(:checked, :indeterminate):not(:disabled)': {
          background: 'Highlight',
          borderColor: 'Highlight',
        },
      },
    },
  },
});

export const tick = componentStyle({
  gridArea: '1 / 1',
  visibility: 'hidden',
  inlineSize: measures.choice.tick,
  blockSize: measures.choice.tick,
  fill: 'none',
  stroke: vars.color.onAccent,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  pointerEvents: 'none',
  selectors: {
    ':checked:not(:indeterminate) ~ &[data-for="checked"]': { visibility: 'visible' },
    ':indeterminate ~ &[data-for="indeterminate"]': { visibility: 'visible' },
    [`${wrong} ~ &`]: { stroke: vars.color.onDanger },
    ':disabled ~ &': { stroke: vars.color.textDisabled },
  },
  '@media': { [media.forcedColors]: { stroke: 'HighlightText' } },
});
