import { X } from '@lucide/icons';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import type { Overlay } from '../Dialog/overlay.ts';
import { HoldOpenContext, useHeldOpen } from '../Dialog/useHeldOpen.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './SidePanel.css.ts';
import { useNonModalPanel } from './useNonModalPanel.ts';

export interface SidePanelProps extends Overlay {
  /** Name of the region, telling what is shown in it. */
  label: string;
  /** Names the button with the cross. */
  closeLabel: string;
  /** First line, beside the close button. */
  header?: ReactNode;
  /** Above all of it, e.g. that what is shown is old. */
  notice?: ReactNode;
  /** Icon buttons before the close button, such as previous and next. */
  actions?: ReactNode;
  /** Moves the focus into the panel when it opens. Default true. */
  shouldTakeFocus?: boolean;
  /** Scrolls below the header. */
  children: ReactNode;
}

/**
 * The detail of one entry, beside its list: a column from 1280 px on, over the list below
 * that, over the whole page on a phone. Mounted means open; mount it only while an entry is chosen, inside
 * `SidePanelFrame`. Escape closes it and the focus goes back to the entry that is shown, which is not
 * always the one that it was opened from, or to the heading of a list that does not hold it.
 */
export function SidePanel({ isOpen = true, ...panel }: SidePanelProps) {
  return isOpen ? <OpenPanel {...panel} /> : null;
}

function OpenPanel({
  label,
  closeLabel,
  header,
  notice,
  actions,
  shouldTakeFocus = true,
  children,
  ...overlay
}: SidePanelProps) {
  const panelRef = useRef<HTMLElement>(null);
  const { isHeld, holdOpen } = useHeldOpen();
  useNonModalPanel(panelRef, {
    ...overlay,
    isKeyboardDismissDisabled: overlay.isKeyboardDismissDisabled || isHeld,
    shouldTakeFocus,
    findReturn: findEntry,
  });

  return (
    <section ref={panelRef} aria-label={label} tabIndex={-1} className={styles.panel} data-side-panel>
      <div className={styles.inner}>
        {notice}
        <div className={styles.bar}>
          <div className={styles.barStart}>{header}</div>
          {actions}
          <IconButton
            label={closeLabel}
            icon={X}
            isDisabled={isHeld}
            onPress={() => overlay.onOpenChange?.(false)}
          />
        </div>
        <HoldOpenContext value={holdOpen}>{children}</HoldOpenContext>
      </div>
    </section>
  );
}

/** The link of the entry that the list marks as current. */
function findEntry({ parentElement: frame }: HTMLElement): HTMLElement | null | undefined {
  return frame?.querySelector<HTMLElement>('[aria-current="true"] a[href]');
}

export interface SidePanelFrameProps {
  /** The list. */
  children: ReactNode;
  /** A `SidePanel` while an entry is chosen. */
  panel?: ReactNode;
  /** Above both: what would go on in a further line beside a panel, and move the entry that was just chosen. */
  head?: ReactNode;
}

/** Lays a list and its `SidePanel` beside each other. */
export function SidePanelFrame({ children, panel, head }: SidePanelFrameProps) {
  return (
    <div
      className={styles.frame}
      data-has-panel={panel ? true : undefined}
      data-has-head={head ? true : undefined}
    >
      {head && <div className={styles.head}>{head}</div>}
      <div className={styles.list}>{children}</div>
      {panel}
    </div>
  );
}
