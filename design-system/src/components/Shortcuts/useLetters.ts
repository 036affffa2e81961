import { useEffect } from 'react';
import { switchLetters } from './shortcut-registry.ts';

/**
 * Lets keys of single letters act or not, for as long as a frame is there. A page without a frame has letters of its own,
 * which nobody has switched off.
 */
export function useLetters(areOn: boolean): void {
  useEffect(() => {
    switchLetters(areOn);
    return () => switchLetters(true);
  }, [areOn]);
}
