import { type SearchHits, searchLine, SHORTEST_SEARCH } from 'contract';
import type { PaletteState } from 'design-system/screens/shell/Palette/palette-state.ts';
import type { Read } from '../to-resource.ts';

/** What is asked for a text: one line; undefined where it is too short. */
export function toQuestion(text: string): string | undefined {
  const line = searchLine(text);
  return line.length < SHORTEST_SEARCH ? undefined : line;
}

/**
 * What the palette says of a text.
 *
 * @param asked the question that the answer is to: another than the text's while somebody types
 */
export function toPaletteState(
  text: string,
  asked: string | undefined,
  { data, error, isLoading }: Pick<Read<SearchHits>, 'data' | 'error'> & { readonly isLoading: boolean },
): PaletteState {
  if (searchLine(text) === '') return { kind: 'idle' };
  const question = toQuestion(text);
  if (question === undefined) return { kind: 'tooShort' };
  if (question !== asked) return { kind: 'loading' };
  if (data) return { kind: 'found', hits: data };
  return error && !isLoading ? { kind: 'failed' } : { kind: 'loading' };
}
