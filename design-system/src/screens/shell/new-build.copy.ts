/** Words for a newer version of the application than the one that is open. */
export const newBuildCopy = {
  title: 'Eine neue Version ist verfügbar.',
  load: 'Jetzt laden',
  /** Where loading would come between somebody and their form. */
  loadLater: 'Nach dem Abschließen laden',
} as const;
