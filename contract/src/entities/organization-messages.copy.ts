/** German words of the rules about organisations. */
export const organizationMessages = {
  vatNumber: 'Geben Sie die USt-IdNr. mit Länderkennung an, zum Beispiel DE123456789.',
  eoriNumber: 'Geben Sie die EORI-Nummer mit Länderkennung an, zum Beispiel DE1234567.',
} as const;
