import type { Fault } from './fault.ts';

/** What only the eye would notice. */
export const visualFaults: Fault[] = [
  {
    name: 'the accent one step lighter',
    file: 'tokens/palette.ts',
    find: "accent: ['oklch(0.425 0.076 213)'",
    replace: "accent: ['oklch(0.43 0.076 213)'",
    stories: 'components/Button/',
  },
  {
    name: 'success with a little more yellow',
    file: 'tokens/palette.ts',
    find: "successSurface: ['oklch(0.957 0.026 155)'",
    replace: "successSurface: ['oklch(0.957 0.026 145)'",
    stories: 'components/Badge/',
  },
  {
    name: 'muted text a shade darker',
    file: 'tokens/palette.ts',
    find: "textMuted: ['oklch(0.475 0.014 75)'",
    replace: "textMuted: ['oklch(0.45 0.014 75)'",
    stories: 'components/Field/',
  },
  {
    name: 'controls rounded by one pixel more',
    file: 'tokens/scale.ts',
    find: "control: '4px'",
    replace: "control: '5px'",
    stories: 'components/Button/',
  },
  {
    name: 'half the inner space of a badge',
    file: 'components/Badge/Badge.css.ts',
    find: "paddingInline: vars.space['1h']",
    replace: "paddingInline: vars.space['0h']",
    stories: 'components/Badge/',
  },
  {
    name: 'the bar of a banner one pixel thinner',
    file: 'components/Banner/Banner.css.ts',
    find: 'borderInlineStartWidth: measures.line.bar',
    replace: 'borderInlineStartWidth: measures.line.thick',
    stories: 'components/Banner/',
  },
  {
    name: 'the banner of a warning in the colours of information',
    file: 'components/Banner/Banner.css.ts',
    find: 'warning: toned(color.warningBorder, color.warning, color.warningSurface)',
    replace: 'warning: toned(color.infoBorder, color.info, color.infoSurface)',
    stories: 'components/Banner/',
  },
  {
    name: 'a label in regular weight',
    file: 'components/Field/Field.css.ts',
    find: `  lineHeight: vars.lineHeight.sm,
  fontWeight: vars.fontWeight.medium,
});

export const requiredMark`,
    replace: `  lineHeight: vars.lineHeight.sm,
  fontWeight: vars.fontWeight.regular,
});

export const requiredMark`,
    stories: 'components/Field/',
  },
  {
    name: 'no room between a field and its message',
    file: 'components/Field/Field.css.ts',
    find: 'gap: vars.space[1],',
    replace: "gap: '0',",
    stories: 'components/Field/',
  },
  {
    name: 'the error icon as grey as text',
    file: 'components/Field/Field.css.ts',
    find: 'color: vars.color.danger,',
    replace: 'color: vars.color.textMuted,',
    stories: 'components/Field/',
  },
  {
    name: 'the removed focus ring of fields',
    file: 'styles/focus.ts',
    find: '  outlineOffset: measures.focusRing.offsetField,\n  borderColor: vars.color.focus,',
    replace: "  outlineStyle: 'none',\n  borderColor: vars.color.borderStrong,",
    stories: 'components/TextField/',
  },
  {
    name: 'the edge of a field in error missing',
    file: 'components/Field/control.css.ts',
    find: '{ borderColor: vars.color.danger, boxShadow: edge }',
    replace: '{ boxShadow: edge }',
    stories: 'components/TextField/',
  },
  {
    name: 'numbers aligned to the start',
    file: 'components/Field/control.css.ts',
    find: "end: { textAlign: 'end' }",
    replace: "end: { textAlign: 'start' }",
    stories: 'components/DecimalField/',
  },
  {
    name: 'a read-only field that looks writable',
    file: 'components/Field/control.css.ts',
    find: `'&:is([readonly], [data-readonly])': {
        background: vars.color.surfaceSunken,`,
    replace: `'&:is([readonly], [data-readonly])': {
        background: vars.color.surfaceRaised,`,
    stories: 'components/TextField/',
  },
  {
    name: 'the dialog without its shadow',
    file: 'components/Dialog/Dialog.css.ts',
    find: '      boxShadow: vars.shadow.overlay,\n',
    replace: '',
    stories: 'components/Dialog/',
  },
  {
    name: 'the page behind a dialog not dimmed',
    file: 'components/Dialog/Dialog.css.ts',
    find: 'background: vars.color.scrim,',
    replace: "background: 'transparent',",
    stories: 'components/Dialog/',
  },
  {
    name: 'a tick of half the thickness',
    file: 'components/Checkbox/Checkbox.css.ts',
    find: 'strokeWidth: 2,',
    replace: 'strokeWidth: 1,',
    stories: 'components/Checkbox/',
  },
  {
    name: 'the tooltip a little narrower',
    file: 'tokens/measures.ts',
    find: "tooltip: '280px'",
    replace: "tooltip: '270px'",
    stories: 'components/Tooltip/',
  },
  {
    name: 'the icon of danger swapped',
    file: 'components/Banner/Banner.tsx',
    find: 'danger: CircleAlert,',
    replace: 'danger: TriangleAlert,',
    stories: 'components/Banner/',
  },
  {
    name: 'headings a trace closer',
    file: 'styles/base.css.ts',
    find: "letterSpacing: '-0.012em'",
    replace: "letterSpacing: '-0.02em'",
    stories: 'components/PageHeading/',
  },
];
