/** Words of the question before input is thrown away; the message is the specification's. */
export const leaveCopy = {
  specified: {
    message: 'Sie sind dabei die Seite zu verlassen. Alle Eingaben werden gelöscht. Wollen Sie fortfahren?',
  },
  title: 'Seite verlassen?',
  leave: 'Verlassen',
  stay: 'Auf der Seite bleiben',
  /** Before signing out, where a draft lies that is not on the page. */
  signOut: {
    title: 'Abmelden?',
    kept: 'Sie haben eine Sendung begonnen und noch nicht beauftragt. Beim Abmelden wird dieser Entwurf gelöscht.',
    elsewhere:
      'In einem anderen Tab haben Sie eine Sendung begonnen und noch nicht beauftragt. Beim Abmelden wird dieser Entwurf gelöscht.',
    both: 'In diesem und in einem anderen Tab haben Sie Sendungen begonnen und noch nicht beauftragt. Beim Abmelden werden diese Entwürfe gelöscht.',
    accept: 'Abmelden',
    reject: 'Angemeldet bleiben',
  },
} as const;
