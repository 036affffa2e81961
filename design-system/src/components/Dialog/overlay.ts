import type { RefObject } from 'react';
import type { TriggerElement } from '../Popover/trigger.ts';

/**
 * What everything takes that opens over the page or beside it. A `Dialog` and a `Sheet` are modal, the page waits for
 * them (`ModalOverlay`); beside a `Drawer` and a `SidePanel` it goes on.
 */
export interface Overlay {
  /** Whether it is open, for an owner that keeps it. */
  isOpen?: boolean | undefined;
  /** Called with the state that a person asks for: by the trigger, Escape or a close button. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Escape does nothing. Default false. */
  isKeyboardDismissDisabled?: boolean | undefined;
  /**
   * What takes the focus as it opens: its heading, or the first field of a form. By default the overlay itself. Where
   * it goes back to, once it is closed, every overlay finds by itself.
   */
  initialFocusRef?: RefObject<HTMLElement | null> | undefined;
}

/** One that a button opens. */
export interface TriggeredOverlay extends Overlay {
  /** The button that opens it. Without a trigger it is opened by `isOpen`. */
  trigger?: TriggerElement;
  /** Open at first, where nobody keeps it. Default false. */
  defaultOpen?: boolean | undefined;
}

/** One that the page waits for. */
export interface ModalOverlay extends TriggeredOverlay {
  /** A press beside it closes it. Default true. */
  isDismissable?: boolean | undefined;
}
