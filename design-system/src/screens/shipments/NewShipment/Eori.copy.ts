/** Words of the organisation's EORI number in the section of customs. */
export const eoriCopy = {
  label: 'EORI-Nummer des Absenders',
  source: (number: string) =>
    `EORI-Nummer des Absenders: ${number}. Sie kommt aus den Angaben Ihrer Organisation und steht auf den Zollpapieren.`,
  help: 'Fehlt noch auf den Zollpapieren. Wird in den Angaben Ihrer Organisation gespeichert.',
  missing:
    'Ihre Organisation hat noch keine EORI-Nummer angegeben, deshalb fehlt sie auf den Zollpapieren. Inhaber können sie in den Einstellungen ergänzen.',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  saved: (number: string) => `EORI-Nummer ${number} gespeichert.`,
  notSaved: 'Die EORI-Nummer wurde nicht gespeichert. Versuchen Sie es erneut.',
} as const;
