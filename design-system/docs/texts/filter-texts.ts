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
    const haystack = normalize([...entry.texts, entry.key, entry.area].join(' '));
    return words.every((word) => haystack.includes(word));
  });
}

/** Upper case and no-break spaces make no difference to who searches. */
function normalize(text: string): string {
  return text.toLocaleLowerCase('de').replaceAll(/\s+/gu, ' ').trim();
}
