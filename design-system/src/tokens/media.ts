/** Conditions for `@media`, named by what changes there. */
export const media = {
  /** Tables become cards, the drawer takes the full width, fields are 40 px high. */
  phone: '(width < 640px)',
  widerThanPhone: '(width >= 640px)',
  tablet: '(width < 768px)',
  notebook: '(width < 1024px)',
  /** The rates follow the form instead of standing beside it. */
  belowRates: '(width < 1120px)',
  /** The side navigation is a rail, the detail panel lies over the list. */
  rail: '(width < 1280px)',
  /** Of a container: a package's row at the packing bench becomes a block of fields. */
  benchRow: '(width < 800px)',
  moreContrast: '(prefers-contrast: more)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  canHover: '(hover: hover)',
} as const;
