import { customsItemIndexOf, packageIndexOf, sideOf } from './field-names.ts';

/** What each field is called, at the field and in the error summary. */
export const fieldLabels = {
  companyName: 'Firma',
  companyName2: 'Firma (Zusatz)',
  personName: 'Ansprechpartner',
  email: 'E-Mail',
  phone: 'Telefon',
  addressLine1: 'Straße und Hausnummer',
  addressLine2: 'Adresszusatz 1',
  addressLine3: 'Adresszusatz 2',
  countryCode: 'Land',
  postalCode: 'Postleitzahl',
  city: 'Ort',
  state: 'Bundesland/Region',
  canton: 'Kanton',
  packaging: 'Verpackung',
  amount: 'Anzahl (Stk)',
  lengthCm: 'Länge (cm)',
  widthCm: 'Breite (cm)',
  heightCm: 'Höhe (cm)',
  weightKg: 'Gewicht (kg)',
  type: 'Art der Sendung',
  package: 'Packstück',
  packages: 'Packstücke',
  description: 'Inhalt der Sendung',
  declaredValue: 'Warenwert (EUR)',
  referenceNumber: 'Referenz 1',
  referenceNumber2: 'Referenz 2',
  goodsDescription1: 'Warenbezeichnung 1',
  goodsDescription2: 'Warenbezeichnung 2',
  packingNotes: 'Packhinweise',
  requestedDeliveryDate: 'Gewünschter Zustelltag',
  isSaturdayDelivery: 'Samstagszustellung',
  insured: 'Transportversicherung',
  dangerous: 'Gefahrgut',
  ddp: 'Frankatur',
  reason: 'Grund der Ausfuhr',
  items: 'Positionen',
  neutralShipment: 'Neutraler Versand',
  linkedNeutralSenderId: 'Neutrale Versandadresse',
  carrier: 'Tarif',
} as const;

/** The fields of a position of customs. */
export const customsItemLabels = {
  description: 'Warenbeschreibung (Englisch)',
  tariffNumber: 'Warentarifnummer',
  originCountryCode: 'Ursprungsland',
  quantity: 'Menge (Stk)',
  netWeightKg: 'Nettogewicht je Stück (kg)',
  valueEur: 'Wert je Stück (EUR)',
  isTotal: 'Gewicht und Wert für alle Stücke zusammen angeben',
} as const;

/** The fields that are called otherwise where they are those of all pieces together. */
export const customsTotalLabels = {
  netWeightKg: 'Nettogewicht gesamt (kg)',
  valueEur: 'Wert gesamt (EUR)',
} as const;

export const sideLabels = { from: 'Absender', to: 'Empfänger' } as const;

/** „Packstück 2“ from the row's index. */
export function packageLabel(index: number): string {
  return `Packstück\u00A0${index + 1}`;
}

/** „Position 2“ from the row's index. */
export function customsItemLabel(index: number): string {
  return `Position\u00A0${index + 1}`;
}

/** „Packstück 2, Gewicht (kg)“: the accessible name of a field in a row. */
export function packageFieldLabel(index: number, label: string): string {
  return `${packageLabel(index)}, ${label}`;
}

/**
 * A field's full name, as it has to be read apart from its place: „Empfänger, Ort“.
 *
 * @param isTotal of a position of customs whether its weight and value are those of all pieces together
 */
export function fullLabel(name: string, isTotal = false): string {
  const leaf = name.split('.').at(-1) ?? '';
  const position = customsItemIndexOf(name);
  if (position !== undefined) {
    const labels: Readonly<Record<string, string>> = {
      ...customsItemLabels,
      ...(isTotal && customsTotalLabels),
    };
    return `${customsItemLabel(position)}, ${labels[leaf]}`;
  }
  const label = (fieldLabels as Readonly<Record<string, string>>)[leaf] ?? leaf;
  const side = sideOf(name);
  if (side) return `${sideLabels[side]}, ${label}`;
  const index = packageIndexOf(name);
  return index === undefined ? label : packageFieldLabel(index, label);
}
