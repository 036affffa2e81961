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
  benchRow: '(width < 840px)',
  /** Of a container: three sides of that block, with three digits each, have no room beside the weight. */
  benchColumn: '(width < 480px)',
  /** Of a container: „Nettogewicht je Stück (kg)“ has no room above a quarter of the row, or above its half. */
  customsRow: '(width < 720px)',
  customsColumn: '(width < 400px)',
  /** Of a container: sender or recipient, whose fields then stand below one another. */
  partyCard: '(width < 480px)',
  /** Of a container: „KW 45“ has room below its bar, where else „45“ stands. */
  roomyChart: '(width >= 576px)',
  tightChart: '(width < 576px)',
  /** Of a container: thirteen bars have no room for numbers of three digits. */
  narrowChart: '(width < 340px)',
  /** Of a container: a field's name, what it was and what it is do not stand beside each other any more. */
  narrowDiff: '(width < 480px)',
  /** A window of 1280 by 1024 at 400 %, or a phone on its side: what sticks would leave nothing of the page. */
  low: '(height < 400px)',
  moreContrast: '(prefers-contrast: more)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
  canHover: '(hover: hover)',
  /** A phone or a tablet without mouse and, most likely, without keys. */
  touchOnly: '(hover: none) and (pointer: coarse)',
} as const;
