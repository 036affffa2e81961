/**
 * Type, space, shape, control and frame measures as plain values.
 * Whatever a density or a media query may change is here and becomes a custom property;
 * what never changes is in `measures.ts` and is inlined.
 */

export const fontFamily = {
  text: "'Atkinson Hyperlegible Next Variable', 'Lotse Fallback Text', 'Lotse Fallback Wide', 'Segoe UI', system-ui, sans-serif",
  mono: "'Atkinson Hyperlegible Mono Variable', 'Lotse Fallback Mono', ui-monospace, Consolas, monospace",
} as const;

export const fontSize = {
  xs: '0.75rem',
  sm: '0.8125rem',
  md: '0.875rem',
  lg: '1rem',
  xl: '1.125rem',
  '2xl': '1.375rem',
  '3xl': '2.125rem',
} as const;

export const lineHeight = {
  xs: '1rem',
  sm: '1.125rem',
  md: '1.25rem',
  lg: '1.5rem',
  xl: '1.5rem',
  '2xl': '1.75rem',
  '3xl': '2.5rem',
} as const;

export const fontWeight = { regular: '400', medium: '500', semibold: '600', bold: '700' } as const;

/** The 4 px grid; `h` adds half a step: `1h` is 6 px. */
export const space = {
  '0h': '2px',
  1: '4px',
  '1h': '6px',
  2: '8px',
  '2h': '10px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  8: '32px',
  10: '40px',
  12: '48px',
  16: '64px',
} as const;

export const radius = { mark: '2px', control: '4px', overlay: '6px', full: '999px' } as const;

export const shadow = {
  menu: '0 1px 2px oklch(0.2 0.01 75 / 0.06), 0 4px 12px oklch(0.2 0.01 75 / 0.10)',
  overlay: '0 2px 4px oklch(0.2 0.01 75 / 0.06), 0 12px 32px oklch(0.2 0.01 75 / 0.16)',
  /** For bars docked to the lower edge of the window. */
  dock: '0 -4px 16px oklch(0.2 0.01 75 / 0.08)',
} as const;

/** Heights of controls and table rows, inner padding, and the size of an icon beside words. */
export const control = {
  sm: '28px',
  md: '32px',
  lg: '40px',
  pad: '10px',
  rowOne: '36px',
  rowTwo: '44px',
  targetMin: '24px',
  icon: '16px',
} as const;

/** The frame of a page: bars, side navigation and side columns. */
export const frame = {
  topbar: '48px',
  sidenav: '168px',
  panel: '400px',
  drawer: '450px',
  rates: '384px',
} as const;

export const zIndex = {
  sticky: '10',
  panel: '20',
  topbar: '30',
  drawer: '40',
  scrim: '50',
  dialog: '60',
  toast: '70',
  skip: '80',
} as const;

export const duration = { fast: '120ms', base: '160ms', slow: '200ms' } as const;

export const easing = { standard: 'cubic-bezier(0.2, 0, 0, 1)' } as const;

/** The packing bench: read at arm's length, hit with gloves. Targets of at least 48 px. */
export const packplatz = {
  fontSize: { xs: '0.9375rem', sm: '1rem', md: '1.125rem', lg: '1.25rem', xl: '1.5rem', '2xl': '2rem' },
  lineHeight: { xs: '1.25rem', sm: '1.375rem', md: '1.5rem', lg: '1.75rem', xl: '2rem', '2xl': '2.5rem' },
  control: {
    sm: '48px',
    md: '56px',
    lg: '72px',
    pad: '20px',
    rowOne: '56px',
    rowTwo: '72px',
    targetMin: '48px',
    icon: '20px',
  },
  frame: { topbar: '64px' },
} as const;
