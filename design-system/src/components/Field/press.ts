import { useEffect, useState, useSyncExternalStore } from 'react';

/**
 * Whether a pointer is held down. What appears meanwhile moves the page under it: the press then ends
 * beside the control that it began on, and the browser counts no click. So what a press may bring up,
 * such as the message of the field that it leaves, waits until the press is over.
 */
let isPressed = false;
const watchers = new Set<() => void>();
const waiting = new Set<() => void>();

/** A mouse gives both; the mouse that a browser makes of a finger begins once that is lifted. */
const beginnings = ['pointerdown', 'mousedown'] as const;
const endings = ['pointerup', 'pointercancel', 'mouseup', 'keydown'] as const;
/** By these the page hears of a press whose end it was not told: on a scroll bar, in a system's list, elsewhere. */
const lateEndings = ['pointermove', 'change', 'blur'] as const;

function begin(): void {
  isPressed = true;
}

function end(): void {
  if (!isPressed) return;
  isPressed = false;
  // The click comes in the same task as the release, and is to find everything in its place.
  setTimeout(tell, 0);
}

function endLate(event: Event): void {
  const isOver =
    event instanceof PointerEvent
      ? event.buttons === 0
      : event.target === window || event.target instanceof HTMLSelectElement;
  if (isOver) end();
}

function tell(): void {
  const due = [...waiting];
  waiting.clear();
  for (const run of due) run();
  for (const watcher of watchers) watcher();
}

/** Follows the presses of the page as long as somebody asks for them. Returns what ends it. */
function watchPresses(watcher: () => void): () => void {
  if (watchers.size === 0) listen('addEventListener');
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    listen('removeEventListener');
    isPressed = false;
    tell();
  };
}

function listen(way: 'addEventListener' | 'removeEventListener'): void {
  for (const type of beginnings) window[way](type, begin, true);
  for (const type of endings) window[way](type, end, true);
  for (const type of lateEndings) window[way](type, endLate, true);
}

/** Runs it now or, while a pointer is held down, once it is released and its click has been dealt with. */
export function afterPress(run: () => void): void {
  if (isPressed) waiting.add(run);
  else run();
}

/** `afterPress` for a component: presses are followed from its mount on. */
export function useAfterPress(): (run: () => void) => void {
  useEffect(() => watchPresses(() => undefined), []);
  return afterPress;
}

/** A value as it was before the press, as long as a pointer is held down. */
export function useHeldWhilePressed<Value>(value: Value): Value {
  const isHeld = useSyncExternalStore(watchPresses, isPressedNow);
  const [shown, setShown] = useState(value);
  if (isHeld) return shown;
  if (shown !== value) setShown(value);
  return value;
}

function isPressedNow(): boolean {
  return isPressed;
}
