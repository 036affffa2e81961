import type { TextEntry } from './text-entry.ts';

/** What „Texte“ shows of all texts. */
export interface TextFilter {
  search: string;
  onlySpecified: boolean;
  onlyUnseen: boolean;
}

/** Texts in which every word that was searched for occurs: in the German, the key or the place. */
export function filterTexts(texts: readonly TextEntry[], filter: TextFilter): TextEntry[] {
  const words = normalize(filter.search).split(' ').filter(Boolean);
  return texts.filter((entry) => {
    if (filter.onlySpecified && entry.section === null) return false;
    if (filter.onlyUnseen && entry.shownIn?.length !== 0) return false;
    const haystack = normalize([...entry.texts, ...entry.examples, entry.key, entry.area].join(' '));
    return words.every((word) => haystack.includes(word));
  });
}

/** What is said where nothing is found. */
export function noneLike({ search, onlySpecified, onlyUnseen }: TextFilter): string {
  const wanted = [
    ...(search.trim() === '' ? [] : [`has „${search.trim()}“ in its German, its key or its screen`]),
    ...(onlySpecified ? ['is fixed by the specification'] : []),
    ...(onlyUnseen ? ['is known to be shown by no story'] : []),
  ];
  return `No text ${wanted.join(' and ')}.`;
}

/** A text that no story shows though nothing keeps one from it: somebody has to add the story, or to delete the text. */
export function isFault({ shownIn, notShownBecause }: TextEntry): boolean {
  return shownIn?.length === 0 && notShownBecause === null;
}

/** Two words of a screen that somebody can search for and will find; empty where there are none. */
export function exampleSearch(texts: readonly TextEntry[]): string {
  const ofScreens = texts.filter(({ area }) => area.startsWith('screens/')).flatMap((entry) => entry.texts);
  return ofScreens.find((text) => /^\p{L}+ \p{L}+$/u.test(text)) ?? '';
}

/** Upper case and no-break spaces make no difference to who searches. */
function normalize(text: string): string {
  return text.toLocaleLowerCase('de').replaceAll(/\s+/gu, ' ').trim();
}
