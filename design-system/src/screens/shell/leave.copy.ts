/** Words of the questions before input is thrown away, or an order under way left; one message is the specification's. */
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
  /** While an order is under way, or nobody knows yet what became of it: nothing of it can be taken back. */
  ordering: {
    message:
      'Ob Ihre Sendung beauftragt ist, steht noch nicht fest. Das klärt sich auch, wenn Sie die Seite verlassen: Sie erfahren es in der Sendungsliste und wenn Sie „Sendung erstellen“ wieder öffnen.',
    signOut: {
      here: 'Ob Ihre Sendung beauftragt ist, steht noch nicht fest. Das klärt sich auch nach dem Abmelden; Ihre Eingaben werden gelöscht. Prüfen Sie nach der nächsten Anmeldung die Sendungsliste, bevor Sie die Sendung noch einmal beauftragen.',
      elsewhere:
        'In einem anderen Tab steht noch nicht fest, ob eine Sendung beauftragt ist. Das klärt sich auch nach dem Abmelden; die Eingaben werden gelöscht. Prüfen Sie nach der nächsten Anmeldung die Sendungsliste, bevor Sie die Sendung noch einmal beauftragen.',
      both: 'In diesem und in einem anderen Tab steht noch nicht fest, ob Sendungen beauftragt sind. Das klärt sich auch nach dem Abmelden; die Eingaben werden gelöscht. Prüfen Sie nach der nächsten Anmeldung die Sendungsliste, bevor Sie die Sendungen noch einmal beauftragen.',
    },
  },
} as const;
