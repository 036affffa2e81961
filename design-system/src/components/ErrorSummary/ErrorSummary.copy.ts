/** Words of the overview of errors. */
export const errorSummaryCopy = {
  /** After a line whose error has gone. */
  mended: ' – erledigt',
} as const;
