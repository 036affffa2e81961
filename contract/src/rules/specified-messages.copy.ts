/**
 * The sentences of the validation rules that the specification fixes word for word. Apart from the others,
 * because strangers' first page needs some of them and nothing else of the rules.
 */
export const specifiedMessages = {
  required: 'Pflichtfeld',
  onlyWhitespace: 'Nur Leerzeichen sind nicht erlaubt',
  email: 'Ungültige E-Mail-Adresse',
  emailTrailingDot: 'Domain darf nicht mit einem Punkt enden',
  emailMissingAt: 'E-Mail muss ein "@"-Symbol enthalten',
  phone: 'Ungültige Telefonnummer',
  declaredValueNegative: 'Der Wert muss größer oder gleich 0 sein',
  requiredForCustoms: 'Pflichteingabe bei Versand ins EU-Ausland (Zoll)',
  requiredForInsurance: 'Pflichteingabe bei Transportversicherung',
  maxLength: (limit: number) => `Maximal ${limit} Zeichen`,
  greaterThanZero: 'Muss größer als 0 sein',
  notANumber: 'Eingabe muss eine Zahl sein',
  notAnInteger: 'Eingabe muss Ganzzahl sein',
  zeroForDocuments: 'Eingabe muss 0 sein für Dokumente',
  documentsDescription: 'Eingabe muss "documents" sein',
  countryCode: 'Länderkennung muss 2 Zeichen lang sein',
} as const;
