/** Waits that end by the clock. */
export const hastyWaits = [
  { property: 'waitForTimeout', message: 'Wait for what happens.' },
  { object: 'vi', property: 'waitFor', message: 'It gives up after a second: use expect.poll.' },
];
