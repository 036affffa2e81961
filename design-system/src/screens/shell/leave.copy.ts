/** Words of the questions before input is thrown away, or an order under way left; one message is the specification's. */
export const leaveCopy = {
  specified: {
    message: 'Sie sind dabei die Seite zu verlassen. Alle Eingaben werden gelöscht. Wollen Sie fortfahren?',
  },
  title: 'Seite verlassen?',
  leave: 'Verlassen',
  stay: 'Auf der Seite bleiben',
  /** While an order of this page is under way. */
  ordering:
    'Ihre Sendung wird gerade beauftragt. Das geht weiter, auch wenn Sie die Seite verlassen. Ob sie beauftragt ist, sehen Sie in der Sendungsliste.',
  /** Before signing out, where a draft lies that is not on the page. */
  signOut: {
    title: 'Abmelden?',
    kept: 'Sie haben eine Sendung begonnen und noch nicht beauftragt. Beim Abmelden wird dieser Entwurf gelöscht.',
    elsewhere:
      'In einem anderen Tab haben Sie eine Sendung begonnen und noch nicht beauftragt. Beim Abmelden wird dieser Entwurf gelöscht.',
    both: 'In diesem und in einem anderen Tab haben Sie Sendungen begonnen und noch nicht beauftragt. Beim Abmelden werden diese Entwürfe gelöscht.',
    /** An order is under way: on this page, or in another tab. */
    ordering:
      'Ihre Sendung wird gerade beauftragt. Das geht weiter, auch wenn Sie sich abmelden. Ob sie beauftragt ist, sehen Sie nach dem Anmelden in der Sendungsliste. Der Entwurf wird gelöscht.',
    orderingElsewhere:
      'In einem anderen Tab wird gerade eine Sendung beauftragt. Das geht weiter, auch wenn Sie sich abmelden. Ob sie beauftragt ist, sehen Sie nach dem Anmelden in der Sendungsliste. Der Entwurf wird gelöscht.',
    accept: 'Abmelden',
    reject: 'Angemeldet bleiben',
  },
} as const;
