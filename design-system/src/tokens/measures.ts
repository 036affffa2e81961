/**
 * Measures that no theme, density or media query changes. They are inlined into the CSS.
 * Parts of components that stand off the space scale have their numbers here, so that a
 * component's style file holds no raw pixel.
 */
export const measures = {
  /** Widths of lines: hairline, the edge of a field in error, the petrol bar of what is chosen. */
  line: { thin: '1px', thick: '2px', bar: '3px', summary: '4px' },
  focusRing: { width: '2px', offset: '2px', offsetField: '0px' },
  underline: { offset: '3px', thickness: '1px' },
  icon: { xs: '12px', sm: '14px', lg: '20px', xl: '24px' },
  /** Key caps, initials, text marks and counters only; nothing else is below 12 px. */
  smallestType: '11px',
  mark: { height: '18px', width: '42px', brand: '18px', brandType: '17px' },
  choice: { box: '16px', tick: '12px', ring: '5px' },
  toggle: { width: '32px', height: '18px', knob: '12px', inset: '2px' },
  toggleLarge: { width: '56px', height: '32px', knob: '24px', inset: '3px' },
  /** Room for an icon at the start or at the end of a field. */
  fieldIcon: { inset: '10px', room: '34px', roomEnd: '30px' },
  avatar: '28px',
  progress: { line: '2px', thin: '4px', thick: '8px' },
  skeletonLine: '10px',
  timeline: { time: '64px', rail: '16px', mark: '9px', markCurrent: '13px' },
  descriptionTerm: '124px',
  pendingDot: '4px',
  /** The least a finger can hit on a phone; chips and row icons may be smaller. */
  phoneTarget: '40px',
  phoneTargetSmall: '32px',
  /** iOS zooms into fields whose type is smaller. */
  phoneFieldType: '16px',
  width: {
    message: '520px',
    dialog: '440px',
    toast: '376px',
    palette: '640px',
    publicPage: '1120px',
    label: '400px',
  },
  /** Overlays: least and greatest widths, and the height from which a list scrolls. */
  overlay: {
    menuMin: '200px',
    menuMax: '360px',
    listMax: '320px',
    tooltip: '280px',
    dialogWide: '720px',
    previewMin: '480px',
  },
  /** The navigation in its other shapes: rail below 1280, bar at the lower edge on phones, backoffice. */
  nav: { rail: '56px', bottomBar: '56px', bottomItem: '72px', backoffice: '200px', settings: '220px' },
  topBar: { search: '344px', searchMin: '120px' },
  /** Least height of a rate, and of the bar that stands for all of them. */
  rate: { row: '56px', bar: '64px' },
  calendar: { cell: '36px' },
} as const;
