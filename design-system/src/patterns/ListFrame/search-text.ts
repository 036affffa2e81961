import { searchLine } from 'contract';

/** What stands in a search field that somebody types in. */
export interface TypedSearch {
  readonly text: string;
  /** Searches that can be under way because of what was typed, and the one before them. */
  readonly own: readonly string[];
}

/** Somebody has typed this, while the list was asked for `asked`. */
export function typeSearch(before: TypedSearch | null, asked: string, text: string): TypedSearch {
  return { text, own: [...(before?.own ?? [asked]), searchLine(text)] };
}

/**
 * What is left of the typed text once the list is asked for `asked`. A search that comes of typing, even
 * one that has been typed on, changes nothing; any other, such as a reset or the way back, takes the
 * place of what was typed.
 */
export function followSearch(typed: TypedSearch | null, asked: string): TypedSearch | null {
  if (!typed?.own.includes(asked)) return null;
  const hasArrived = asked === searchLine(typed.text) && typed.own.length > 1;
  return hasArrived ? { text: typed.text, own: [asked] } : typed;
}
