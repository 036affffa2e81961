import type { PaletteState } from 'design-system/screens/shell/Palette/palette-state.ts';
import { useState } from 'react';
import { everything } from '../../data/search.ts';
import { useRead } from '../../data/use-read.ts';
import { useDebounced } from '../../hooks/use-debounced.ts';
import { toPaletteState, toQuestion } from './to-palette-state.ts';

const DEBOUNCE_MS = 200;

/** What is typed into the palette and what it finds; an answer is only ever shown to its own question. */
export function usePaletteSearch() {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState<string>();
  const ask = useDebounced(setAsked, DEBOUNCE_MS);
  const { data, error, isValidating, mutate } = useRead(asked === undefined ? null : everything(asked));
  const state: PaletteState = toPaletteState(text, asked, { data, error, isLoading: isValidating });
  return {
    text,
    state,
    type: (typed: string) => {
      setText(typed);
      ask(toQuestion(typed));
    },
    retry: () => void mutate(),
  };
}
