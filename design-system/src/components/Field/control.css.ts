import { fieldFocusRing } from '../../styles/focus.ts';
import { partRecipe } from '../../styles/layered.ts';
import { measures, media, vars } from '../../tokens/index.ts';

const edge = `inset 0 0 0 ${measures.line.thin} ${vars.color.danger}`;

/**
 * The box that a person types into or chooses from. Works on a native control and, by the
 * `data-*` attributes of react-aria, on a group that holds one.
 */
export const fieldControl = partRecipe({
  base: {
    inlineSize: '100%',
    minInlineSize: 0,
    blockSize: vars.control.md,
    paddingInline: vars.control.pad,
    border: `${measures.line.thin} solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.control,
    background: vars.color.surfaceRaised,
    color: vars.color.text,
    selectors: {
      '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
      /* Cut at the edge it would end within a letter. */
      '&:placeholder-shown': { textOverflow: 'ellipsis' },
      '&:is(:focus-visible, [data-focus-within])': fieldFocusRing,
      '&:is([aria-invalid="true"], [data-invalid])': { borderColor: vars.color.danger, boxShadow: edge },
      '&:is([aria-invalid="true"], [data-invalid]):is(:focus-visible, [data-focus-within])': {
        borderColor: vars.color.focus,
        boxShadow: 'none',
      },
      '&:is([readonly], [data-readonly])': {
        background: vars.color.surfaceSunken,
        borderColor: vars.color.border,
      },
      '&:is(:disabled, [data-disabled])': {
        background: vars.color.surfaceSunken,
        borderColor: vars.color.border,
        color: vars.color.textDisabled,
        /* WebKit paints disabled text in a grey of its own. */
        WebkitTextFillColor: vars.color.textDisabled,
        opacity: 1,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [media.phone]: {
        blockSize: `max(${vars.control.md}, ${measures.phoneTarget})`,
        fontSize: `max(${measures.phoneFieldType}, ${vars.fontSize.md})`,
      },
      [media.forcedColors]: {
        selectors: {
          '&:is([aria-invalid="true"], [data-invalid])': { borderWidth: measures.line.thick },
          '&:is(:disabled, [data-disabled])': { color: 'GrayText', WebkitTextFillColor: 'GrayText' },
        },
      },
    },
  },
  variants: {
    /** `lg` is 40 px high, 72 at the packing bench. */
    size: {
      md: {},
      lg: {
        blockSize: vars.control.lg,
        '@media': {
          [media.widerThanPhone]: {
            /* Read at arm's length. */
            selectors: { '[data-density="packplatz"] &': { fontSize: vars.fontSize.xl } },
          },
        },
      },
    },
    align: {
      start: {},
      end: { textAlign: 'end' },
    },
    /** Numbers that name a thing, where 0 and O must stay apart. */
    isMono: {
      true: {
        fontFamily: vars.fontFamily.mono,
        /* These are words. */
        selectors: { '&::placeholder': { fontFamily: vars.fontFamily.text } },
      },
    },
  },
});
