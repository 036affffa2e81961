import { useLayoutEffect } from 'react';
import type { Overlay } from './overlay.ts';

/** Gives the focus to what is to have it first. Stands last in an overlay: then all before it is there. */
export function InitialFocus({ initialFocusRef }: Pick<Overlay, 'initialFocusRef'>) {
  useLayoutEffect(() => initialFocusRef?.current?.focus(), [initialFocusRef]);
  return null;
}
