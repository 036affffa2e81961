import { X } from '@lucide/icons';
import type { ReactNode } from 'react';
import { useId, useRef } from 'react';
import type { Overlay } from '../Dialog/overlay.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useNonModalPanel } from '../SidePanel/useNonModalPanel.ts';
import * as styles from './Drawer.css.ts';

export interface DrawerProps extends Overlay {
  /** The heading, which also names the drawer. */
  title: string;
  /** Names the button with the cross. */
  closeLabel: string;
  /** Scrolls between header and footer. */
  children: ReactNode;
  /** Stays at the lower edge: a count at the start, a button at the end. */
  footer?: ReactNode;
}

/**
 * A panel from the right over the page, which stays usable: for what a person looks at in
 * passing. Mounted means open, unless `isOpen` says otherwise. Escape closes it and the focus goes back to
 * where it came from. For a detail of the list beside it take `SidePanel`.
 *
 * Source: WAI-ARIA Authoring Practices, dialog (here not modal).
 */
export function Drawer({ isOpen = true, ...drawer }: DrawerProps) {
  return isOpen ? <OpenDrawer {...drawer} /> : null;
}

function OpenDrawer({ title, closeLabel, children, footer, ...overlay }: DrawerProps) {
  const panelRef = useRef<HTMLElement>(null);
  const titleId = useId();
  useNonModalPanel(panelRef, { ...overlay, shouldTakeFocus: true });

  return (
    <section ref={panelRef} role="dialog" aria-labelledby={titleId} tabIndex={-1} className={styles.drawer}>
      <div className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <IconButton label={closeLabel} icon={X} onPress={() => overlay.onOpenChange?.(false)} />
      </div>
      <div className={styles.body}>{children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </section>
  );
}
