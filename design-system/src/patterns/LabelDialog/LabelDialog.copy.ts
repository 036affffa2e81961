import { count } from '../../format/index.ts';

/** Words of the dialog that shows a shipment's label or another of its papers. */
export const labelDialogCopy = {
  label: 'Versandetikett',
  title: (paper: string) => `${paper} drucken`,
  titleOfSeveral: (labels: number) => `${count(labels, 'Versandetikett', 'Versandetiketten')} drucken`,
  preview: (paper: string, number: string) => `${paper} ${number}`,
  fileName: (paper: string, number: string) => `${paper}-${number}.pdf`,
  loading: 'PDF wird geladen …',
  failed: 'PDF konnte nicht geladen werden.',
  failedHelp: 'Die Sendung ist trotzdem beauftragt. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  settingsMissing: 'Format und Exemplare können gerade nicht gewählt werden.',
  close: 'Schließen',
  print: 'Drucken',
  download: 'Herunterladen',
  /** Asked at the packing bench, after printing. */
  printed: {
    question: 'Wurde das Etikett richtig gedruckt?',
    questionOfSeveral: 'Wurden die Etiketten richtig gedruckt?',
    yes: 'Ja',
    no: 'Nein, erneut drucken',
  },
  printFailed: 'Ihr Browser druckt das PDF hier nicht. Laden Sie es herunter und drucken Sie es von dort.',
} as const;
