/** How whatever lies over the page is opened and closed from outside; with a trigger it does so itself. */
export interface Opening {
  /** Whether it is open, for an owner that keeps it. */
  isOpen?: boolean | undefined;
  /** Open at first, where nobody keeps it. Default false. */
  defaultOpen?: boolean | undefined;
  /** Called with the state that a person asks for: by the trigger, Escape or a close button. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** How a modal dialog may be left without a choice. */
export interface Dismissal {
  /** A press beside it closes it. Default false. */
  isDismissable?: boolean | undefined;
  /** Escape does nothing. Default false. */
  isKeyboardDismissDisabled?: boolean | undefined;
}
