/** A German text that the specification fixes word for word; `{name}` stands for what changes. */
export interface SpecificationString {
  text: string;
  /** Section of the specification that has it. */
  section: 1 | 2 | 3 | 4 | 5 | 6 | 8 | 9;
  /** The screen, component or module that says it. */
  place: string;
  /** `delivered`: stands in a copy file. A path of a source file: stands there. `open`: its screen does not exist yet. */
  state: 'delivered' | 'open' | `${string}.ts`;
}

type Row = readonly [text: string, place: string, state?: SpecificationString['state']];

function section(number: SpecificationString['section'], rows: readonly Row[]): SpecificationString[] {
  return rows.map(([text, place, state = 'delivered']) => ({ text, section: number, place, state }));
}

const drawer = 'notification drawer';
const runs = 'backoffice/cron-runs';

/** Every German text of the specification's sections 1 to 9; section 7 has none. */
export const specificationStrings: readonly SpecificationString[] = [
  ...section(1, [['{title} | {product} Plattform', 'every page: title of the document']]),
  ...section(2, [
    [
      'Sie sind dabei die Seite zu verlassen. Alle Eingaben werden gelöscht. Wollen Sie fortfahren?',
      'sendungen/neu: question before leaving',
    ],
    ['Benachrichtigungen', `${drawer}: title`, 'delivered'],
    ['{n} ungelesene', `${drawer}: footer`, 'delivered'],
    ['Alle als gelesen markieren', `${drawer}: footer`, 'delivered'],
    ['keine Benachrichtigungen', `${drawer}: nothing there`, 'delivered'],
  ]),
  ...section(3, [
    ['Economy', 'delivery speeds'],
    ['Express 12 Uhr', 'delivery speeds'],
    ['Express 17 Uhr', 'delivery speeds'],
    ['Heute', 'period filter'],
    ['Morgen', 'period filter'],
    ['Gestern', 'period filter'],
    ['Letzte Woche', 'period filter'],
    ['Gewicht (kg)', 'unit of weights'],
    ['Länge (cm)', 'unit of lengths'],
    ['Anzahl (Stk)', 'unit of amounts'],
  ]),
  ...section(4, [
    ['AVIS', 'status of a shipment'],
    ['Beauftragt', 'status of a shipment'],
    ['Unterwegs', 'status of a shipment'],
    ['In Zustellung', 'status of a shipment'],
    ['Zugestellt', 'status of a shipment'],
    ['Retourniert', 'status of a shipment'],
    ['Storniert', 'status of a shipment'],
    ['Ausnahme', 'status of a shipment'],
    ['Sendung ist unterwegs', 'notification'],
    ['Sendung wird zugestellt', 'notification'],
    ['Sendung zugestellt', 'notification'],
    ['Sendung wurde retourniert', 'notification'],
    ['Eine Ausnahme ist aufgetreten', 'notification'],
    ['Sendung aktualisiert', 'notification'],
    ['Abholung beauftragt', 'notification'],
    ['Sendung erstellt', 'notification'],
    ['Vorlage aktualisiert', 'notification'],
    ['Im Gange', runs],
    ['Erfolgreich', runs],
    ['Fehlgeschlagen', runs],
  ]),
  ...section(5, [
    ['Pflichtfeld', 'rules'],
    ['Nur Leerzeichen sind nicht erlaubt', 'rules'],
    ['Ungültige E-Mail-Adresse', 'rules'],
    ['Domain darf nicht mit einem Punkt enden', 'rules'],
    ['E-Mail muss ein "@"-Symbol enthalten', 'rules'],
    ['Ungültige Telefonnummer', 'rules'],
    ['Der Wert muss größer oder gleich 0 sein', 'rules'],
    ['Pflichteingabe bei Versand ins EU-Ausland (Zoll)', 'rules'],
    ['Pflichteingabe bei Transportversicherung', 'rules'],
    ['Maximal {n} Zeichen', 'rules'],
    ['Muss größer als 0 sein', 'rules'],
    ['Eingabe muss eine Zahl sein', 'rules'],
    ['Eingabe muss Ganzzahl sein', 'rules'],
    ['Ungültiger Slug', 'rule of content pages'],
    ['Ungültiger HTML-Code', 'rule of content pages'],
    ['Eingabe muss 0 sein für Dokumente', 'rules'],
    ['Eingabe muss "documents" sein', 'rules'],
    ['Länderkennung muss 2 Zeichen lang sein', 'rules'],
  ]),
  ...section(6, [
    ['Super-Administrator', 'roles'],
    ['Administrator', 'roles'],
    ['Backoffice-Mitglied', 'roles'],
    ['Inhaber', 'roles'],
    ['Mitglied', 'roles'],
    ['Packplatz', 'roles'],
    ['Fehlende Berechtigung', 'page without permission'],
    ['Sie haben nicht die nötigen Berechtigungen, um diese Seite zu sehen.', 'page without permission'],
  ]),
  ...section(8, [
    ['Unbekannter Fehler', 'error page'],
    ['Seite nicht gefunden', 'error page'],
    ['Die angeforderte Seite konnte nicht gefunden werden.', 'error page'],
    ['Kontakt konnte nicht erstellt werden!', 'sendungen/neu: save the recipient'],
    ['Absenderadresse ist bereits als Standard gespeichert!', 'kontakte'],
    ['Sie haben den Löschvorgang abgebrochen!', 'kontakte'],
    ['Abholung konnte nicht erstellt werden!', 'abholungen'],
    ['Fehler beim Abrufen der Sendungen', 'sendungen'],
    ['Fehler beim Abrufen der Tagesabschlüsse', 'einstellungen/tagesabschluss'],
    ['Fehler beim Erstellen des Tagesabschlusses', 'einstellungen/tagesabschluss'],
    ['Fehler beim Abrufen der PDF Datei', 'einstellungen/tagesabschluss'],
    ['Versanddaten fehlen', 'sendungen/neu: individual quote'],
    [
      'Angebot konnte nicht angefordert werden. Bitte versuchen Sie es erneut.',
      'sendungen/neu: individual quote',
    ],
    ['Vielen Dank, wir melden uns mit einem individuellen Angebot', 'sendungen/neu: individual quote'],
  ]),
  ...section(9, [
    ['N/A', 'a date that is none', 'design-system/src/format/dates.ts'],
    ['Uhr', 'times', 'design-system/src/format/dates.ts'],
    ['um', 'today and tomorrow with a time', 'design-system/src/format/dates.ts'],
    ['heute', 'today and tomorrow as words', 'design-system/src/format/dates.ts'],
    ['morgen', 'today and tomorrow as words', 'design-system/src/format/dates.ts'],
  ]),
];
