import { count, numberText, withUnit } from './number-text.ts';
import { specifiedMessages } from './specified-messages.copy.ts';

/**
 * German words of the validation rules. Both sides say them: the form at the field and the
 * platform in its problem+json. `specified` holds the sentences that the specification fixes word for word.
 */
export const ruleMessages = {
  specified: specifiedMessages,
  postalCode: (toCountry: string, example: string) =>
    `Postleitzahl passt nicht ${toCountry} (Beispiel: ${example}).`,
  /** „A-1010“ in a German address; both countries stand after „gehört“: „zu Österreich“. */
  foreignPostalCode: (postalCode: string, toItsCountry: string, toCountry: string) =>
    `Postleitzahl ${postalCode} gehört ${toItsCountry}, nicht ${toCountry}.`,
  companyOrPerson: 'Geben Sie eine Firma oder einen Ansprechpartner an.',
  dateInvalid: 'Geben Sie ein Datum im Format TT.MM.JJJJ ein.',
  datePast: 'Das Datum liegt in der Vergangenheit.',
  dateFar: 'Das Datum liegt mehr als ein Jahr in der Zukunft.',
  twoDecimals: 'Höchstens zwei Nachkommastellen',
  /** „1.200“ is asked about: „Meinen Sie 1200 oder 1,2?“ */
  lonePoint: (typed: string) =>
    `Meinen Sie ${typed.replace('.', '')} oder ${typed.replace('.', ',').replace(/,0*$|(?<!0)0+$/, '')}? Schreiben Sie die Zahl ohne Punkt.`,
  /** „500 g“ where kilograms are asked for. */
  otherUnit: (unit: string) => `Geben Sie den Wert in ${unit} an.`,
  atMost: (limit: number, unit: string) => `Höchstens ${withUnit(limit, unit)}`,
  atMostPerPiece: (kg: number) => `Höchstens ${withUnit(kg, 'kg')} je\u00A0Stück`,
  atLeast: (limit: number, unit: string) => `Mindestens ${withUnit(limit, unit)}`,
  packageRequired: 'Fügen Sie mindestens ein Packstück hinzu.',
  tooManyPackages: (limit: number) => `Höchstens ${count(limit, 'Packstück', 'Packstücke')}`,
  tooManyPieces: (limit: number, pieces: number) =>
    `Höchstens ${count(limit, 'Packstück', 'Packstücke')} je Sendung, hier sind es ${numberText(pieces)}.`,
  /** `characters`: what the label cannot show. */
  notPrinted: (characters: string) =>
    `„${characters}“ lässt sich nicht auf das Versandetikett drucken. Verwenden Sie lateinische Buchstaben.`,
  contactUnknown: 'Der gewählte Kontakt wurde nicht gefunden.',
  tariffNumber: 'Geben Sie 6, 8, 10 oder 11 Ziffern ein.',
  customsItemRequired: 'Fügen Sie mindestens eine Position hinzu.',
  tooManyCustomsItems: (limit: number) => `Höchstens ${count(limit, 'Position', 'Positionen')}`,
  /** `total`: „240,00 €“. */
  customsValueDiffers: (total: string) => `Die Positionen ergeben zusammen ${total}.`,
  customsWeightExceeds: (netKg: number, grossKg: number) =>
    `Die Positionen wiegen zusammen ${withUnit(netKg, 'kg')}, die Packstücke nur ${withUnit(grossKg, 'kg')}.`,
  noRateChosen: 'Wählen Sie einen Tarif.',
  noInsuranceForDocuments: 'Dokumente können nicht versichert werden.',
  unknownChoice: 'Wählen Sie einen der angebotenen Werte.',
} as const;
