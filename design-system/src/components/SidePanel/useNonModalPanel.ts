import { useEffectEvent, useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import type { Overlay } from '../Dialog/overlay.ts';

/** The panels that are open, the last opened one at the end: Escape closes one panel at a time. */
const openPanels: symbol[] = [];

interface NonModalPanelOptions extends Omit<Overlay, 'isOpen'> {
  /** Moves the focus into the panel when it opens. Switch it off where arrow keys walk a list beside the panel. */
  shouldTakeFocus: boolean;
  /**
   * Where the focus goes when the panel closes, where that is known better than by what had it
   * before. Called while the page still is as it was beside the open panel.
   */
  findReturn?: (panel: HTMLElement) => HTMLElement | null | undefined;
}

/**
 * Focus and Escape for a panel that leaves the page behind it usable: the focus goes to its heading when the
 * panel opens, unless another place is named, and back to where it came from when the panel closes while it holds the focus.
 * Mount the panel only while it is open.
 *
 * Source: WAI-ARIA Authoring Practices, non-modal dialog.
 */
export function useNonModalPanel(
  panelRef: RefObject<HTMLElement | null>,
  {
    onOpenChange,
    isKeyboardDismissDisabled = false,
    shouldTakeFocus,
    initialFocusRef,
    findReturn,
  }: NonModalPanelOptions,
): void {
  // Escape, wherever it is pressed on the page outside an open menu or dialog.
  const dismiss = useEffectEvent((event: KeyboardEvent) => {
    if (isKeyboardDismissDisabled) return;
    event.preventDefault();
    onOpenChange?.(false);
  });
  const takeFocus = useEffectEvent((panel: HTMLElement | null) => {
    if (shouldTakeFocus)
      (initialFocusRef?.current ?? headingOf(panel) ?? panel)?.focus({ preventScroll: true });
  });
  const findTarget = useEffectEvent((panel: HTMLElement) => findReturn?.(panel));

  // A layout effect, because its clean-up runs while the focused element is still in the document.
  useLayoutEffect(() => {
    const panel = panelRef.current;
    const opener = document.activeElement;
    const panelId = Symbol('panel');
    openPanels.push(panelId);
    takeFocus(panel);

    function closeOnEscape(event: KeyboardEvent) {
      // Overlays above the panel handle Escape first and mark the event as dealt with.
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (openPanels.at(-1) !== panelId) return;
      dismiss(event);
    }
    document.addEventListener('keydown', closeOnEscape);

    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      openPanels.splice(openPanels.indexOf(panelId), 1);
      const { activeElement, body } = document;
      if (!panel || (activeElement !== body && !panel.contains(activeElement))) return;
      const isOpenerThere = opener instanceof HTMLElement && opener !== body && opener.isConnected;
      const target = findTarget(panel) ?? (isOpenerThere ? opener : panel.parentElement?.querySelector('h1'));
      target?.focus();
    };
  }, [panelRef]);
}

/** The first heading, made ready to take the focus: it tells where one is, without a ring around all there is. */
function headingOf(panel: HTMLElement | null): HTMLElement | null {
  const heading = panel?.querySelector<HTMLElement>('h2, h3') ?? null;
  if (heading && heading.tabIndex < 0) heading.tabIndex = -1;
  return heading;
}
