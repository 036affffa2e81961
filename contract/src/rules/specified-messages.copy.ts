import { textMessages } from './text-messages.copy.ts';

/** The sentences of the validation rules that the specification fixes word for word. */
export const specifiedMessages = {
  ...textMessages,
  email: 'Ungültige E-Mail-Adresse',
  emailTrailingDot: 'Domain darf nicht mit einem Punkt enden',
  emailMissingAt: 'E-Mail muss ein "@"-Symbol enthalten',
  phone: 'Ungültige Telefonnummer',
  declaredValueNegative: 'Der Wert muss größer oder gleich 0 sein',
  requiredForCustoms: 'Pflichteingabe bei Versand ins EU-Ausland (Zoll)',
  requiredForInsurance: 'Pflichteingabe bei Transportversicherung',
  greaterThanZero: 'Muss größer als 0 sein',
  notANumber: 'Eingabe muss eine Zahl sein',
  notAnInteger: 'Eingabe muss Ganzzahl sein',
  zeroForDocuments: 'Eingabe muss 0 sein für Dokumente',
  documentsDescription: 'Eingabe muss "documents" sein',
  countryCode: 'Länderkennung muss 2 Zeichen lang sein',
} as const;
