import { countryName, withUnit } from 'contract';

/** „Liefert nicht …“: countries that German gives an article, with their preposition. */
const withArticle: Readonly<Record<string, string>> = {
  AE: 'in die Vereinigten Arabischen Emirate',
  AX: 'auf die Ålandinseln',
  CH: 'in die Schweiz',
  FO: 'auf die Färöer',
  GB: 'ins Vereinigte Königreich',
  IM: 'auf die Isle of Man',
  MD: 'in die Republik Moldau',
  NL: 'in die Niederlande',
  SK: 'in die Slowakei',
  TR: 'in die Türkei',
  UA: 'in die Ukraine',
  US: 'in die Vereinigten Staaten',
  VA: 'in die Vatikanstadt',
};

function towards(countryCode: string): string {
  return withArticle[countryCode] ?? `nach ${countryName(countryCode)}`;
}

function allowed(what: string, unit: string) {
  return (is: number, most: number) => `${what} ${withUnit(is, unit)}, erlaubt ${withUnit(most, unit)}`;
}

/** German words of the simulated carriers, which customers read as those of a carrier. */
export const simulationCopy = {
  displayName: (carrier: string) => `${carrier} (simuliert)`,
  /** Why a product does not go there. */
  notWithinGermany: 'Liefert nicht innerhalb Deutschlands',
  notFromAbroad: 'Holt nicht im Ausland ab',
  notToTerritory: (territory: string) => `Keine Zustellung ${territory}`,
  notTo: (countryCode: string) => `Liefert nicht ${towards(countryCode)}`,
  onlyIslands: 'Nur von und zu Inseln',
  onlyWithinRegion: (region: string) => `Nur innerhalb der Postleitregion ${region}`,
  /** Why it cannot take this shipment. */
  noDocuments: 'Keine Dokumente',
  onlyDocuments: 'Nur Dokumente',
  noDangerousGoods: 'Gefahrgut ausgeschlossen',
  insurableUpTo: (eur: number) => `Versicherbar bis ${withUnit(eur, '€')}`,
  notToParcelStations: 'Liefert nicht an Packstationen und Postfilialen',
  customerNumberMissing: 'Die Postnummer des Empfängers fehlt',
  notToPostOfficeBoxes: 'Liefert nicht an Postfächer',
  phoneMissing: 'Die Telefonnummer des Empfängers fehlt',
  noPallets: 'Keine Paletten',
  onlyPallets: 'Nur Paletten und Transportkisten',
  town: allowed('Ort', 'Zeichen'),
  weight: allowed('Gewicht', 'kg'),
  /** Of the longest, the second and the shortest side. */
  sides: [allowed('Länge', 'cm'), allowed('Breite', 'cm'), allowed('Höhe', 'cm')],
  girth: allowed('Gurtmaß', 'cm'),
  leastSides: (sides: readonly number[]) => `Mindestmaß ${sides.join(' × ')}\u00A0cm`,
  /** Why it refuses. */
  unknownProduct: (carrier: string, code: string) => `${carrier} kennt das Versandprodukt „${code}“ nicht.`,
  notOffered: (reason: string | undefined) => `${reason ?? 'Nicht möglich'}.`,
  otherPrice: (carrier: string) => `${carrier} hat einen anderen Preis.`,
  onItsWay: 'Die Sendung ist schon unterwegs und lässt sich nicht mehr stornieren.',
  closed: 'Der Tagesabschluss ist schon erstellt.',
  unknownShipment: (carrier: string) => `${carrier} kennt diese Sendung nicht.`,
  refusal: 'Der Dienstleister nimmt die Sendung nicht an.',
  /** What happens to a parcel. */
  life: {
    announced: 'Beim Dienstleister angemeldet',
    fetched: 'Vom Dienstleister übernommen',
    atFirstCentre: 'Im Start-Paketzentrum bearbeitet',
    inTargetCountry: 'Im Zielland angekommen',
    atLastCentre: 'Im Ziel-Paketzentrum bearbeitet',
    delayed: 'Zustellung verzögert sich um einen Werktag',
    loaded: 'In das Zustellfahrzeug geladen',
    unclearAddress: 'Adresse unklar',
    refused: 'Annahme verweigert',
    onItsWayBack: 'Auf dem Rückweg zum Absender',
    delivered: 'Zugestellt',
  },
} as const;
