/** Words of cancelling what is ordered, and of discarding a template. */
export const cancellingCopy = {
  ordered: {
    action: 'Stornieren',
    title: 'Sendung stornieren?',
    message: 'Das Versandetikett wird ungültig. Das lässt sich nicht rückgängig machen.',
    accept: 'Sendung stornieren',
    reject: 'Nicht stornieren',
    pending: 'Wird storniert …',
    done: 'Sendung storniert.',
    failed: 'Sendung konnte nicht storniert werden.',
    notDone: 'Sendung nicht storniert.',
    open: 'Wir wissen nicht, ob die Sendung storniert wurde.',
  },
  template: {
    action: 'Vorlage verwerfen',
    title: 'Vorlage verwerfen?',
    message: 'Sie lässt sich danach weder bearbeiten noch beauftragen. Kopieren können Sie sie weiterhin.',
    accept: 'Vorlage verwerfen',
    reject: 'Nicht verwerfen',
    pending: 'Wird verworfen …',
    done: 'Vorlage verworfen.',
    failed: 'Vorlage konnte nicht verworfen werden.',
    notDone: 'Vorlage nicht verworfen.',
    open: 'Wir wissen nicht, ob die Vorlage verworfen wurde.',
  },
  /** Why nothing came of it, where nobody has given another reason. */
  tryAgain: 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  /** The answer was lost. To try again does no harm. */
  unanswered:
    'Die Antwort ist ausgeblieben. Sehen Sie in der Sendungsliste nach oder versuchen Sie es erneut.',
  /** Below its button, which cannot be pressed. */
  impossible: (reason: string) => `Stornieren nicht möglich: ${reason}`,
  /** Why it cannot be cancelled any more. */
  afterClosing: 'Schon in einem Tagesabschluss.',
  takenOver: 'Der Dienstleister hat die Sendung bereits übernommen.',
  beingOrdered: 'Wird gerade beauftragt.',
  delivered: 'Schon zugestellt.',
  returned: 'Auf dem Rückweg oder schon zurück.',
  alreadyCancelled: 'Schon storniert oder verworfen.',
  unknownStatus: 'Der Status ist unbekannt.',
  /** Why a question about it has ended, or its answer was refused: it is another than was seen. */
  orderedMeanwhile: 'Sie ist inzwischen beauftragt.',
  changedMeanwhile: 'Sie hat sich inzwischen geändert. Prüfen Sie sie, bevor Sie neu entscheiden.',
  gone: 'Sie steht nicht mehr in dieser Ansicht.',
} as const;
