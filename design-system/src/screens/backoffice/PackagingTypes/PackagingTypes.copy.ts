import { type Carrier, count, numberText, type PackagingStanding, withUnit } from 'contract';

const NONE = 'Keine Regeln. Ohne Regel gilt nur die Prüfung des Dienstleisters.';

/** Words of `/backoffice/verpackungsarten`. */
export const packagingTypesCopy = {
  title: 'Verpackungsarten',
  none: NONE,
  amounts: (rules: number, carriersWithRules: number, carriers: number) =>
    rules === 0
      ? NONE
      : `${count(rules, 'Regel', 'Regeln')} für ${numberText(carriersWithRules)} von ${count(carriers, 'Dienstleister', 'Dienstleistern')}`,
  history: 'Änderungsverlauf',
  readOnly: 'Nur Administratoren können Regeln ändern.',
  loading: 'Regeln werden geladen …',
  failed: 'Die Regeln konnten nicht geladen werden.',
  notFound: 'Diese Seite gibt es nicht.',
  table: 'Regeln nach Dienstleister und Verpackung',
  ofCarrier: (allowed: number, all: number) =>
    `${numberText(allowed)} von ${count(all, 'Verpackungsart', 'Verpackungsarten')} erlaubt`,
  filters: {
    label: 'Regeln filtern',
    carrier: 'Dienstleister',
    anyCarrier: 'Alle Dienstleister',
    packaging: 'Verpackung',
    anyPackaging: 'Alle Verpackungen',
    onlyAllowed: 'Nur erlaubte',
    chips: 'Aktive Filter',
    clear: 'Filter zurücksetzen',
  },
  noHits: {
    title: 'Keine Regel passt zu diesem Filter.',
    reset: 'Alle Regeln zeigen',
  },
  columns: {
    packaging: 'Verpackung',
    standing: 'Erlaubt',
    weight: 'Max. kg',
    length: 'L (cm)',
    width: 'B (cm)',
    height: 'H (cm)',
    girth: 'Gurtmaß',
    divisor: 'Teiler',
    least: 'Mindestmaß',
    note: 'Hinweis',
    edit: 'Bearbeiten',
  },
  standings: { allowed: 'Ja', refused: 'Nein', none: 'Keine Regel' } satisfies Record<
    PackagingStanding,
    string
  >,
  /** What a narrow row says of its limits in one line. */
  summary: {
    sides: (sides: string) => withSign(sides, 'cm'),
    weight: (kg: number) => `bis ${withUnit(kg, 'kg')}`,
    girth: (cm: number) => `Gurtmaß ${withUnit(cm, 'cm')}`,
    divisor: (divisor: number) => `Teiler ${divisor}`,
    least: (sides: string) => `mindestens ${withSign(sides, 'cm')}`,
    separator: ' · ',
  },
  edit: (carrier: Carrier, packaging: string) => `Regel ${carrier}, ${packaging} bearbeiten`,
  form: {
    label: (carrier: Carrier, packaging: string) => `Regel für ${carrier}, ${packaging}`,
    standing: 'Erlaubt',
    choices: { allowed: 'Ja', refused: 'Nein', none: 'Keine Regel' } satisfies Record<
      PackagingStanding,
      string
    >,
    ofNone: 'Ohne Regel gilt nur die Prüfung des Dienstleisters.',
    /** Of parcels the sides count by their length, of pallets as they stand. */
    sides: {
      parcel: 'Ein leeres Feld ist keine Grenze. Die Länge ist die längste, die Höhe die kürzeste Seite.',
      pallet: 'Ein leeres Feld ist keine Grenze. Die Höhe ist die senkrechte Seite.',
    },
    fields: {
      maxWeightKg: 'Max. Gewicht',
      maxLengthCm: 'Max. Länge',
      maxWidthCm: 'Max. Breite',
      maxHeightCm: 'Max. Höhe',
      maxGirthCm: 'Max. Gurtmaß',
      volumeDivisor: 'Volumenteiler',
      minLengthCm: 'Min. Länge',
      minWidthCm: 'Min. Breite',
      minHeightCm: 'Min. Höhe',
      note: 'Hinweis',
    },
    labelWithUnit: (label: string, unit: string) => `${label} (${unit})`,
    /** What is typed and not saved: „2 geändert: Max. Länge 170 cm → 200 cm, …“. */
    changed: (amount: number) => `${numberText(amount)} geändert:`,
    unchanged: 'Noch nichts geändert',
    /** Said of the arrow. */
    becomes: 'wird',
    separator: ', ',
    save: 'Speichern',
    saving: 'Regel wird gespeichert …',
    notSaved: 'Die Regel wurde nicht gespeichert.',
    overtaken: 'Diese Regel wurde inzwischen geändert.',
    cancel: 'Zurücknehmen',
  },
  /** Before another row is opened while something is typed in this one. */
  discard: {
    title: 'Änderungen verwerfen?',
    message: (rule: string) => `Ihre Änderungen an „${rule}“ sind noch nicht gespeichert.`,
    accept: 'Verwerfen',
    reject: 'Weiter bearbeiten',
  },
  told: {
    saved: (rule: string) => `${rule} gespeichert.`,
    change: (label: string, was: string, is: string) => `${label}: ${is} statt ${was}`,
    nothing: 'leer',
    undo: 'Rückgängig',
    undone: (rule: string) => `${rule}: wieder wie vorher.`,
    notUndone: {
      failed: 'Die Änderung wurde nicht zurückgenommen.',
      open: 'Wir wissen nicht, ob die Änderung zurückgenommen wurde.',
    },
  },
  check: {
    title: 'Packstück prüfen',
    about: 'Nach den Regeln, die auch für Tarife und Sendungen gelten.',
    /** While a rule is edited. */
    edited: (rule: string) => `Mit Ihrer offenen Änderung an „${rule}“ geprüft.`,
    notRead: (rule: string) => `Ihre Änderung an „${rule}“ hat noch Fehler und zählt hier nicht mit.`,
    /** What comes of the rule that is saved, where the change makes another of it. */
    saved: (was: string) => `Gespeichert ist: ${was}`,
    packaging: 'Verpackung',
    length: 'Länge',
    width: 'Breite',
    height: 'Höhe',
    weight: 'Gewicht',
    hint: 'Geben Sie Maße und Gewicht ein.',
    girth: 'Gurtmaß',
    volumetric: 'Volumengewicht',
    by: (divisor: number) => `bei Teiler ${divisor}`,
    result: (taking: number, judging: number) =>
      judging === 0
        ? 'Keine Regel für diese Verpackung'
        : `${numberText(taking)} von ${numberText(judging)} ${taking === 1 ? 'nimmt' : 'nehmen'} an`,
    without: (amount: number) => `${numberText(amount)} ohne Regel`,
    list: 'Ergebnis je Dienstleister',
    verdicts: { taken: 'Angenommen', refused: 'Abgelehnt', unknown: 'Keine Regel' },
    billed: (weight: string) => `Abrechnungsrelevant: Volumengewicht ${weight}`,
    unknown: 'Es gilt nur die Prüfung des Dienstleisters.',
  },
} as const;

function withSign(sides: string, unit: string): string {
  return `${sides}\u00A0${unit}`;
}
