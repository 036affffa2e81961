import { useCallback, useEffect, useRef, useState } from 'react';
import { untilLoaded } from '../../../components/LazyPart/until-loaded.ts';

/** Longer than between two keys, so that what half a number looks like is not said. */
const AFTER_LAST_KEY_MS = 400;

/** What is said of a number while it is typed. Whose numbers look how is loaded once somebody has typed. */
export function useSaidOfNumber(): { readonly said: string; readonly onType: (text: string) => void } {
  const [said, setSaid] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onType = useCallback((text: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () =>
        void untilLoaded(import('./said-of-number.ts')).then(
          ({ saidOfNumber }) => setSaid(saidOfNumber(text)),
          // Without a network the number is recognised on its own page.
          () => setSaid(''),
        ),
      AFTER_LAST_KEY_MS,
    );
  }, []);
  return { said, onType };
}
