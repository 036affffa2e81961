const controls = 'a, button, input';

/** Waits for what somebody does in a first view that cannot answer yet. */
export interface Takeover {
  /** Whether there is a first view at all. */
  readonly isNeeded: boolean;
  /**
   * Puts the real page in the first view's place, in which the same control has the focus and is pressed, and what
   * was typed still stands. Its fields must keep their text themselves.
   *
   * @param render leaves the page in the root when it returns
   */
  readonly takeOver: (render: () => void) => void;
}

/** @param root holds the first view, and will hold the page */
export function watchFirstView(root: HTMLElement): Takeover {
  let pressed: Element | undefined;
  const note = ({ target }: Event) => {
    // A form is sent by the browser itself.
    pressed = (target as Element).closest('button[type=button]') ?? undefined;
  };
  const isNeeded = root.childElementCount > 0;
  if (isNeeded) root.addEventListener('click', note);

  const fields = () => root.querySelectorAll('input');

  const place = (element: Element | null | undefined) =>
    element ? [...root.querySelectorAll(controls)].indexOf(element) : -1;

  return {
    isNeeded,
    takeOver(render) {
      const focus = place(root.ownerDocument.activeElement);
      const press = place(pressed);
      const typed = [...fields()].map(({ value }) => value);
      root.removeEventListener('click', note);
      render();
      fields().forEach((field, index) => (field.value = typed[index] ?? ''));
      const now = root.querySelectorAll<HTMLElement>(controls);
      now[focus]?.focus({ preventScroll: true });
      now[press]?.click();
    },
  };
}
