/** Words of „Tarife vergleichen“. */
export const quickRatesCopy = {
  title: 'Tarife vergleichen',
  text: 'Ort und Packstücke genügen. Beauftragt wird hier nichts.',
  loading: 'Angaben werden geladen …',
  from: 'Von',
  to: 'Nach',
  parcels: 'Packstücke und Zustelltag',
  day: 'Zustelltag',
  carry: 'Mit diesem Tarif Sendung erstellen',
  back: 'Zur Sendungsliste',
  notKept: 'Der Tarif konnte nicht übernommen werden. Ihr Browser speichert nichts für diese Seite.',
  replace: {
    title: 'Entwurf ersetzen?',
    message:
      'Sie haben eine Sendung begonnen und noch nicht beauftragt. Ihr Entwurf wird gelöscht und eine neue Sendung mit diesem Tarif begonnen.',
    accept: 'Entwurf ersetzen',
    reject: 'Abbrechen',
  },
  /** An order of which nobody knows yet what became of it is never replaced. */
  unsettled: {
    title: 'Eine Sendung ist noch ungeklärt',
    message:
      'Ob Ihre letzte Sendung beauftragt ist, steht noch nicht fest. Klären Sie das, bevor Sie eine neue beginnen.',
    accept: 'Sendung klären',
    reject: 'Abbrechen',
  },
} as const;
