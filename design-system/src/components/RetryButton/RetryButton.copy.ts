/** Words of everything that can be tried again. */
export const retryCopy = {
  retry: 'Erneut versuchen',
  retrying: 'Wird erneut versucht …',
  failedAgain: 'Auch dieser Versuch ist fehlgeschlagen.',
} as const;
