/** German words of the page that tries a printer. */
export const testPageCopy = {
  title: 'Testseite',
  printed: (day: string) => `Gedruckt am ${day}`,
  frame: 'Der Rahmen ist ringsum zu sehen.',
  ruler: 'Diese Linie ist 5\u00A0cm lang. Sonst „Tatsächliche Größe“ oder „100\u00A0%“ einstellen.',
  barcode: 'Ein Scanner liest hier „LOTSE-TEST“.',
  letters: 'ÄÖÜ äöü ß é ł š 0123456789',
  notForDispatch: 'Kein Versandetikett',
} as const;
