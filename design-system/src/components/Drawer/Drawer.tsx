import { X } from '@lucide/icons';
import type { ReactNode } from 'react';
import { useId, useRef } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useNonModalPanel } from '../SidePanel/useNonModalPanel.ts';
import * as styles from './Drawer.css.ts';

export interface DrawerProps {
  /** The heading, which also names the drawer. */
  title: string;
  /** Names the button with the cross. */
  closeLabel: string;
  /** Asked for by that button or Escape; the owner takes the drawer away. */
  onClose: () => void;
  /** Scrolls between header and footer. */
  children: ReactNode;
  /** Stays at the lower edge: a count at the start, a button at the end. */
  footer?: ReactNode;
}

/**
 * A panel from the right over the page, which stays usable: for what a person looks at in
 * passing. Mount it only while it is open. Escape closes it and the focus goes back to
 * where it came from. For a detail of the list beside it take `SidePanel`.
 *
 * Source: WAI-ARIA Authoring Practices, dialog (here not modal).
 */
export function Drawer({ title, closeLabel, onClose, children, footer }: DrawerProps) {
  const panelRef = useRef<HTMLElement>(null);
  const titleId = useId();
  useNonModalPanel(panelRef, { onClose, shouldTakeFocus: true });

  return (
    <section ref={panelRef} role="dialog" aria-labelledby={titleId} tabIndex={-1} className={styles.drawer}>
      <div className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <IconButton label={closeLabel} icon={X} onPress={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </section>
  );
}
