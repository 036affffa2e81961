/** Without these the same page gives other pixels from run to run, or from machine to machine. */
export const launchArguments = [
  '--disable-partial-raster',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

/** Where the person sits whom the browser serves, and that nothing moves: a picture of what moves is never the same. */
export const contextSettings = {
  locale: 'de-DE',
  timezoneId: 'Europe/Berlin',
  reducedMotion: 'reduce',
} as const;
