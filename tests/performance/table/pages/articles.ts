/** A row of all the tables measured: eight texts. */
export interface Article {
  id: string;
  name: string;
  maker: string;
  place: string;
  state: string;
  checkedOn: string;
  pieces: string;
  price: string;
}

const things = ['Schraube', 'Tiefenmaß', 'Haarlineal', 'Winkel', 'Prüfdorn'];
const makers = ['Müller & Söhne', 'Werk Jena', 'Werk Aalen', 'Oberkochen', 'Suhl'];
const states = ['geprüft', 'verliehen', 'in Wartung', 'geprüft'];

export const articles: readonly Article[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: `A-${100_000 + index}`,
  name: `${pick(things, index)} ${index}`,
  maker: pick(makers, index * 3),
  place: `Regal ${index % 20}`,
  state: pick(states, index * 7),
  checkedOn: `${1 + (index % 28)}.${1 + (index % 12)}.2026`,
  pieces: `${1 + (index % 90)}\u00A0Stk`,
  price: `${(index * 37) % 900},${10 + (index % 90)}\u00A0€`,
}));

/** Keys of an article in the order of the columns, with the words of their heads. */
export const heads = {
  id: 'Nummer',
  name: 'Bezeichnung',
  maker: 'Hersteller',
  place: 'Ort',
  state: 'Zustand',
  checkedOn: 'Geprüft am',
  pieces: 'Anzahl',
  price: 'Preis',
} as const satisfies Record<keyof Article, string>;

export const keys = Object.keys(heads) as (keyof Article)[];

/** What the tables are filtered by: one article in twenty is there. */
export function articlesAt(place: string): readonly Article[] {
  return articles.filter((article) => article.place === place);
}

function pick(words: readonly string[], index: number): string {
  return words[index % words.length] ?? '';
}
