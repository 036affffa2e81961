import { lazyPart } from 'design-system/components/LazyPart';
import { isBehindDialog } from 'design-system/components/Shortcuts/is-behind-dialog.ts';
import { MissingCommands } from 'design-system/screens/shell/Palette/MissingCommands';
import { useEffect, useEffectEvent, useState } from 'react';
import { whenIdle } from '../../browser/when-idle.ts';
import type { CommandsProps } from './Commands.tsx';

/** The keys of the frame, and what they open. Nobody is told of its absence before they want it. */
export const LazyCommands = lazyPart<CommandsProps>(async () => (await import('./Commands.tsx')).default, {
  failed: ({ open, onOpen }, retry) => open && <MissingCommands onClose={() => onOpen(null)} {...retry} />,
});

/** Takes over the keyboard: gives the keys that were pressed so far, and keeps no more of them. */
export type TakeKeys = () => readonly KeyboardEvent[];

/** More than these nobody means any more once the code is there, or if it never comes. */
const MOST_KEYS = 20;

/**
 * Whether the commands may soon be wanted: somebody does anything with the page. A page that is only
 * looked at does without their code. Keys are kept until it is there.
 *
 * @param onSearch somebody wants the palette: it opens at once, so that its stand-in shows where the code is missing
 */
export function useCommandsSoon(onSearch: () => void): readonly [areNear: boolean, takeKeys: TakeKeys] {
  const [areNear, setNear] = useState(false);
  const [early] = useState(() => ({ keys: [] as KeyboardEvent[], end: new AbortController() }));
  const search = useEffectEvent(onSearch);
  useEffect(() => {
    const { keys, end } = early;
    const { signal } = end;
    const listen = { once: true, signal };
    const begin = () => void whenIdle().then(() => setNear(true));
    addEventListener('pointermove', begin, listen);
    addEventListener('pointerdown', begin, listen);
    const keep = (event: KeyboardEvent) => {
      setNear(true);
      if (
        event.key.toLowerCase() === 'k' &&
        (event.ctrlKey || event.metaKey) &&
        !event.shiftKey &&
        !event.altKey
      ) {
        // The browser would go to its own search.
        event.preventDefault();
        if (!event.repeat && !isBehindDialog()) search();
        return;
      }
      keys.push(event);
      if (keys.length > MOST_KEYS) keys.shift();
    };
    document.addEventListener('keydown', keep, { signal });
    return () => {
      document.removeEventListener('keydown', keep);
      removeEventListener('pointermove', begin);
      removeEventListener('pointerdown', begin);
    };
  }, [early]);
  const takeKeys = () => {
    early.end.abort();
    return early.keys.splice(0);
  };
  return [areNear, takeKeys];
}
