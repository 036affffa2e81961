import { count, formatRelativeDay, formatShortDateTime, formatTime } from '../format/index.ts';

/** What every form says. */
export const formsCopy = {
  required: 'Mit * gekennzeichnete Felder sind Pflichtfelder.',
  /** Beside the button, in a word; what it means stands at the top of the form. */
  saved: 'Gespeichert',
  errors: {
    /** Of those that are still to be mended. */
    heading: (amount: number) => {
      if (amount === 0) return 'Alle Angaben sind vollständig und gültig.';
      return `Ergänzen oder korrigieren Sie ${count(amount, 'Angabe', 'Angaben')}:`;
    },
    /** A field's name and what is wrong with it; the message alone where the field has none, or is its last word. */
    entry: (label: string, message: string) =>
      label === '' || message.endsWith(` ${label}.`) ? message : `${label}: ${message}`,
  },
  draft: {
    restored: (at: string) =>
      `Sie haben einen nicht abgeschlossenen Entwurf von ${dayOrTime(at)}. Ihre Eingaben sind wieder da.`,
    keep: 'Weiterbearbeiten',
    discard: 'Verwerfen',
  },
  sessionEnded: {
    title: 'Ihre Sitzung ist abgelaufen.',
    text: 'Melden Sie sich in einem neuen Tab an und kehren Sie hierher zurück. Ihre Eingaben bleiben erhalten.',
    action: 'Erneut anmelden',
    blocked: 'Nach der Anmeldung können Sie speichern.',
  },
  /** What the keys of a section do, in the list of keys. */
  toSection: (title: string) => `Zum Abschnitt „${title}“`,
  separator: ' · ',
} as const;

/** „09:14 Uhr“ of today, „19.11.2026, 09:14 Uhr“ of another day. */
function dayOrTime(at: string): string {
  return formatRelativeDay(at) === formatRelativeDay(new Date()) ? formatTime(at) : formatShortDateTime(at);
}
