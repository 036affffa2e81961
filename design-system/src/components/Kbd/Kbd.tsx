import { SignText } from '../SignText/SignText.tsx';
import { alwaysShown, kbd, onSurface } from './Kbd.css.ts';

export interface KbdProps {
  /** The keys as they are printed on a German keyboard, e.g. „Strg+K“. */
  keys: string;
  /** Takes the colour of what it stands on, e.g. inside a filled button. */
  isOnColor?: boolean;
  /** Stands on phones too, where keys are what somebody came for. Default false. */
  isAlwaysShown?: boolean;
}

/**
 * The key cap of a shortcut. A hint for the eye only: the element that it belongs to
 * tells assistive technology by `aria-keyshortcuts`.
 *
 * Source: https://www.w3.org/TR/wai-aria-1.2/#aria-keyshortcuts
 */
export function Kbd({ keys, isOnColor, isAlwaysShown }: KbdProps) {
  const looks = [kbd, !isOnColor && onSurface, isAlwaysShown && alwaysShown].filter(Boolean);
  return (
    <kbd className={looks.join(' ')} aria-hidden="true">
      <SignText text={keys} size="xs" />
    </kbd>
  );
}
