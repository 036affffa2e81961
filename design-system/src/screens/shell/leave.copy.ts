/** Words of the question before input is thrown away; the message is the specification's. */
export const leaveCopy = {
  specified: {
    message: 'Sie sind dabei die Seite zu verlassen. Alle Eingaben werden gelöscht. Wollen Sie fortfahren?',
  },
  title: 'Seite verlassen?',
  leave: 'Verlassen',
  stay: 'Auf der Seite bleiben',
} as const;
