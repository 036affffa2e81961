import type { FocusEventHandler, MouseEvent, PointerEvent } from 'react';

type Input = HTMLInputElement;

/** Inputs that have the focus since the press that is under way. */
const entered = new WeakSet<Input>();

/**
 * Lets the click that brings the focus into a field select what stands in it, as the Tab key does:
 * for numbers, which are replaced and not corrected. A second click sets the caret, and a selection
 * that was drawn stays.
 */
export function selectOnClick(onFocus?: FocusEventHandler<Input>) {
  return {
    onPointerDown({ currentTarget }: PointerEvent<Input>) {
      if (document.activeElement === currentTarget) entered.delete(currentTarget);
    },
    onFocus(event: Parameters<FocusEventHandler<Input>>[0]) {
      entered.add(event.currentTarget);
      onFocus?.(event);
    },
    onClick({ currentTarget }: MouseEvent<Input>) {
      // The browser sets the caret while the button goes down; before the click all would be undone.
      const { selectionStart, selectionEnd } = currentTarget;
      if (entered.delete(currentTarget) && selectionStart === selectionEnd) currentTarget.select();
    },
  };
}
