import { X } from '@lucide/icons';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './SidePanel.css.ts';
import { useNonModalPanel } from './useNonModalPanel.ts';

export interface SidePanelProps {
  /** Name of the region, telling what is shown in it. */
  label: string;
  /** Names the button with the cross. */
  closeLabel: string;
  /** Asked for by that button or Escape; the owner takes the panel away. */
  onClose: () => void;
  /** First line, beside the close button. */
  header?: ReactNode;
  /** Icon buttons before the close button, such as previous and next. */
  actions?: ReactNode;
  /** Moves the focus into the panel when it opens. Default true. */
  shouldTakeFocus?: boolean;
  /** Scrolls below the header. */
  children: ReactNode;
}

/**
 * The detail of one entry, beside its list: a column from 1280 px on, over the list below
 * that, over the whole page on a phone. Mount it only while an entry is chosen, inside
 * `SidePanelFrame`. Escape closes it and the focus goes back to the entry that is shown, which is not
 * always the one that it was opened from, or to the heading of a list that does not hold it.
 */
export function SidePanel({
  label,
  closeLabel,
  onClose,
  header,
  actions,
  shouldTakeFocus = true,
  children,
}: SidePanelProps) {
  const panelRef = useRef<HTMLElement>(null);
  useNonModalPanel(panelRef, { onClose, shouldTakeFocus, findReturn: findEntry });

  return (
    <section ref={panelRef} aria-label={label} tabIndex={-1} className={styles.panel}>
      <div className={styles.inner}>
        <div className={styles.bar}>
          <div className={styles.barStart}>{header}</div>
          {actions}
          <IconButton label={closeLabel} icon={X} onPress={onClose} />
        </div>
        {children}
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
}

/** Lays a list and its `SidePanel` beside each other. */
export function SidePanelFrame({ children, panel }: SidePanelFrameProps) {
  return (
    <div className={styles.frame} data-has-panel={panel ? true : undefined}>
      <div className={styles.list}>{children}</div>
      {panel}
    </div>
  );
}
