/** Words of the questions before input is thrown away, or an order under way left; one message is the specification's. */
export const leaveCopy = {
  specified: {
    message: 'Sie sind dabei die Seite zu verlassen. Alle Eingaben werden gelöscht. Wollen Sie fortfahren?',
  },
  title: 'Seite verlassen?',
  leave: 'Verlassen',
  stay: 'Auf der Seite bleiben',
  /** What was begun, as a form brings it with its draft: follows „Sie haben“. */
  begun: {
    shipment: 'eine Sendung begonnen und noch nicht beauftragt',
    anyForm: 'ein Formular begonnen und noch nicht abgeschickt',
  },
  /** While an order is under way, or nobody knows yet what became of it: nothing of it can be taken back. */
  ordering: {
    message:
      'Ob Ihre Sendung beauftragt ist, steht noch nicht fest. Das klärt sich auch, wenn Sie die Seite verlassen: Sie erfahren es in der Sendungsliste und wenn Sie „Sendung erstellen“ wieder öffnen.',
  },
} as const;
