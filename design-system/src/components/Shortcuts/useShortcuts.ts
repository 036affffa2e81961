import { useEffect, useInsertionEffect, useRef } from 'react';
import { addShortcut, type Shortcut } from './shortcut-registry.ts';

/**
 * Keys of a screen, for as long as it is there. Behind dialogs they never act, and those without Strg neither while
 * somebody writes nor with keys that are held beside them; of the same keys those act that came last.
 */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const latest = useRef(shortcuts);
  useInsertionEffect(() => {
    latest.current = shortcuts;
  });
  // What is listed changes rarely, and what keys do with every rendering.
  const listed = JSON.stringify(shortcuts.map(({ run, ...shortcut }) => [shortcut, run !== undefined]));
  useEffect(() => {
    const entries = JSON.parse(listed) as readonly (readonly [Shortcut, boolean])[];
    const stops = entries.map(([shortcut, acts], index) =>
      addShortcut({ ...shortcut, run: acts ? () => latest.current[index]?.run?.() : undefined }),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [listed]);
}
