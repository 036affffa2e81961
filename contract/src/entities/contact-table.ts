/**
 * The columns of a table of contacts, in its order, by where each stands in a contact: what is exported is
 * imported by the same heads.
 */
export const contactTableColumns = [
  { key: 'companyName', header: 'Firma' },
  { key: 'companyName2', header: 'Firma (Zusatz)' },
  { key: 'personName', header: 'Ansprechpartner' },
  { key: 'addressLine1', header: 'Straße und Hausnummer' },
  { key: 'addressLine2', header: 'Adresszusatz 1' },
  { key: 'addressLine3', header: 'Adresszusatz 2' },
  { key: 'countryCode', header: 'Land' },
  { key: 'postalCode', header: 'Postleitzahl' },
  { key: 'city', header: 'Ort' },
  { key: 'state', header: 'Bundesland/Region' },
  { key: 'email', header: 'E-Mail' },
  { key: 'phone', header: 'Telefon' },
  { key: 'shortName', header: 'Kurzname' },
  { key: 'kind', header: 'Art' },
] as const;

export type ContactTableKey = (typeof contactTableColumns)[number]['key'];

/** What kinds are called in a table. */
export const contactKindWords = {
  recipient: 'Empfänger',
  sender: 'Absender',
  neutral_sender: 'Neutrale Versandadresse',
} as const;

/**
 * A text as a cell that no spreadsheet calculates: whatever begins as a formula does, or would be taken for a
 * cell that was made so, gets an apostrophe. What a spreadsheet's own mark of a formula is, is told by OWASP.
 */
export function toCell(text: string): string {
  return /^'*[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text;
}

/** The text of a cell: without the apostrophe of {@link toCell}. */
export function fromCell(cell: string): string {
  return /^'+[=+\-@\t\r＝＋－＠]/.test(cell) ? cell.slice(1) : cell;
}
