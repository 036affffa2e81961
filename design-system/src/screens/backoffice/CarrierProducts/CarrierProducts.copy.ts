import { count } from 'contract';
import { formatNumber } from '../../../format/index.ts';
import { listCopy } from '../../../patterns/ListFrame/ListFrame.copy.ts';
import type { ListWords } from '../../../patterns/ListFrame/ListFrame.tsx';

/** Words of `/backoffice/carrier-produkte`. */
export const carrierProductsCopy = {
  title: 'Carrier-Produkte',
  about: 'Was die Dienstleister anbieten und wer es nutzen darf.',
  list: {
    one: 'Produkt',
    many: 'Produkte',
    table: 'Produkte nach Dienstleister',
    failed: 'Fehler beim Abrufen der Carrier-Produkte',
  } satisfies ListWords,
  columns: {
    carrier: 'Dienstleister',
    product: 'Produkt',
    code: 'Code',
    contents: 'Art',
    deliverySpeed: 'Lieferart',
    countries: 'Länder',
    maxWeight: 'Max. Gewicht',
    isActive: 'Aktiv',
    syncedAt: 'Zuletzt synchronisiert',
  },
  unknown: 'Unbekannt',
  worldwide: 'weltweit',
  worldwideBut: (countries: string) => `weltweit außer ${countries}`,
  moreCountries: (countries: string, more: number) => `${countries} und ${formatNumber(more)} weitere`,
  active: 'Aktiv',
  inactive: 'Inaktiv',
  switchLabel: (name: string) => `${name} aktiv`,
  filters: 'Produkte filtern',
  carrier: 'Dienstleister',
  anyCarrier: 'Alle Dienstleister',
  activity: 'Aktiv',
  /** Short enough to stand beside the carrier on a phone. */
  anyActivity: 'Alle Produkte',
  activities: { yes: 'Nur aktive', no: 'Nur inaktive' },
  country: 'Zielland',
  anyCountry: 'Alle Länder',
  chips: 'Aktive Filter',
  remove: (filter: string) => `Filter ${filter} entfernen`,
  clear: 'Alle Filter zurücksetzen',
  empty: {
    title: 'Noch keine Carrier-Produkte',
    text: 'Sie entstehen mit der ersten Synchronisierung.',
  },
  noHits: 'Wählen Sie einen anderen Dienstleister, ein anderes Zielland oder auch inaktive Produkte.',
  nameOf: (isFiltered: boolean, page: number) =>
    [
      isFiltered ? 'Gefilterte Produkte' : 'Alle Produkte',
      ...(page > 1 ? [listCopy.selection.page(page)] : []),
    ].join(', '),
  sync: {
    start: 'Jetzt synchronisieren',
    running: 'Wird synchronisiert …',
    latest: 'Letzte Synchronisierung',
    title: 'Synchronisierung',
    close: 'Synchronisierung schließen',
    loading: 'Synchronisierung wird geladen …',
    failed: 'Die Synchronisierung konnte nicht geladen werden.',
    never: 'Die Dienstleister wurden noch nie nach ihren Produkten gefragt.',
    result: 'Ergebnis',
    progress: 'Dienstleister werden gefragt',
    progressOf: (done: number, all: number) => `${formatNumber(done)} von ${formatNumber(all)}`,
    found: (added: number, changed: number, removed: number) =>
      `${formatNumber(added)} neu, ${formatNumber(changed)} geändert, ${formatNumber(removed)} entfernt`,
    unchanged: 'Keine Änderung',
    brokenOff: 'Die Synchronisierung wurde unterbrochen. Was sie bis dahin gefunden hat, gilt bereits.',
    allFailed: 'Kein Dienstleister hat seine Produkte genannt. Alle Produkte bleiben, wie sie sind.',
    someFailed: (amount: number) =>
      amount === 1
        ? 'Bei 1\u00A0Dienstleister ist die Synchronisierung fehlgeschlagen. Dessen Produkte bleiben, wie sie sind.'
        : `Bei ${count(amount, 'Dienstleister', 'Dienstleistern')} ist die Synchronisierung fehlgeschlagen. Deren Produkte bleiben, wie sie sind.`,
    startedAt: 'Gestartet',
    startedBy: 'Ausgelöst durch',
    clock: 'Zeitplan',
    endedAt: 'Beendet',
    carriers: 'Dienstleister',
    takeOver: 'Trotzdem übernehmen',
    takingOver: 'Wird übernommen …',
    takeOverQuestion: {
      title: (carrier: string) => `Produkte von ${carrier} trotzdem übernehmen?`,
      message: (amount: number) =>
        amount === 1
          ? 'Dieses Produkt nennt der Dienstleister nicht mehr. Es entfällt, bis er es wieder nennt.'
          : 'Diese Produkte nennt der Dienstleister nicht mehr. Sie entfallen, bis er sie wieder nennt.',
      reject: 'Abbrechen',
    },
    statuses: { waiting: 'Wartet', done: 'Erledigt', failed: 'Fehlgeschlagen', unknown: 'Unbekannt' },
    changes: 'Änderungen',
    kinds: { added: 'Neu', changed: 'Geändert', removed: 'Entfernt', unknown: 'Unbekannt' },
    fields: {
      name: 'Produkt',
      deliverySpeed: 'Lieferart',
      contents: 'Art',
      countries: 'Länder',
      maxWeightKg: 'Max. Gewicht',
      unknown: 'Unbekannt',
    },
    diff: (product: string) => `Änderungen an ${product}`,
    diffColumns: { field: 'Feld', before: 'Vorher', after: 'Nachher' },
    diffKinds: { changed: 'geändert', added: 'neu', removed: 'entfernt' },
    none: 'leer',
  },
  panel: {
    title: 'Produkt',
    close: 'Produkt schließen',
    loading: 'Produkt wird geladen …',
    failed: 'Das Produkt konnte nicht geladen werden.',
    notFound: 'Dieses Carrier-Produkt gibt es nicht.',
    toList: 'Zur Liste',
    facts: 'Angaben des Dienstleisters',
    name: 'Name',
    form: 'Produkt bearbeiten',
    own: 'Eigene Angaben',
    readOnly: 'Nur Administratoren können diese Angaben ändern.',
    displayName: 'Anzeigename',
    displayNameHelp: (name: string) => `Ohne Anzeigename heißt das Produkt „${name}“.`,
    description: 'Beschreibung',
    descriptionHelp: 'Nur im Backoffice sichtbar.',
    sortOrder: 'Reihenfolge',
    sortOrderHelp:
      'Kleinere Zahlen stehen beim selben Dienstleister weiter oben. Kunden sehen Tarife nach Preis oder Zustellzeit; dort entscheidet die Reihenfolge bei gleichen Tarifen.',
    isDefault: 'Standardmäßig für neue Organisationen aktiv',
    isDefaultHelp: 'Bestehende Organisationen behalten ihre Auswahl.',
    yes: 'ja',
    no: 'nein',
    /** For who was overtaken by a switch of the list. */
    switchedOn: 'Das Produkt wurde inzwischen aktiviert. Das bleibt so, welche Fassung Sie auch wählen.',
    switchedOff: 'Das Produkt wurde inzwischen deaktiviert. Das bleibt so, welche Fassung Sie auch wählen.',
  },
  told: {
    on: (name: string) => `${name} ist jetzt aktiv.`,
    off: (name: string) => `${name} ist jetzt inaktiv.`,
    /** For one organisation alone. */
    onFor: (name: string, organization: string) => `${name} ist für ${organization} jetzt aktiv.`,
    offFor: (name: string, organization: string) => `${name} ist für ${organization} jetzt inaktiv.`,
    notStarted: {
      failed: 'Die Synchronisierung wurde nicht gestartet.',
      open: 'Wir wissen nicht, ob die Synchronisierung gestartet wurde.',
    },
    notTakenOver: {
      failed: 'Die Produkte wurden nicht übernommen.',
      open: 'Wir wissen nicht, ob die Produkte übernommen wurden.',
    },
  },
} as const;
