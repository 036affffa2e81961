import type { RefObject } from 'react';

/** What was pressed has gone with its file: the next thing to do is to choose another one. */
export function focusField({ current }: RefObject<HTMLElement | null>): void {
  current?.querySelector('input')?.focus();
}
