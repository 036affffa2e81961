import { X } from '@lucide/icons';
import type { ReactNode } from 'react';
import { Dialog, DialogTrigger, Heading, Modal, ModalOverlay, Pressable } from 'react-aria-components/Modal';
import * as dialogStyles from '../Dialog/Dialog.css.ts';
import type { Opening } from '../Dialog/opening.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { TriggerElement } from '../Popover/trigger.ts';
import * as styles from './Sheet.css.ts';

export interface SheetProps extends Opening {
  /** The button that opens it. Without a trigger the sheet is opened by `isOpen`. */
  trigger?: TriggerElement;
  /** The heading, which also names the sheet. */
  title: string;
  /** Names the button with the cross. */
  closeLabel: string;
  /** Scrolls between header and footer. */
  children: ReactNode;
  /** Buttons, the harmless one first. A function gets `close`. */
  footer?: ReactNode | ((close: () => void) => ReactNode);
}

/**
 * A modal panel from the right, on a phone from below: filters, actions, a few fields that belong
 * to the page and are needed now and then. What stays open beside the page is a `Drawer`, a task
 * or a question in the middle of everything a `Dialog`.
 *
 * Source: react-aria-components, Modal; WAI-ARIA Authoring Practices, dialog (modal).
 */
export function Sheet({
  trigger,
  isOpen,
  defaultOpen,
  onOpenChange,
  title,
  closeLabel,
  children,
  footer,
}: SheetProps) {
  const opening = { isOpen, defaultOpen, onOpenChange };
  const panel = (
    <ModalOverlay isDismissable {...(!trigger && opening)} className={styles.scrim}>
      <Modal className={styles.sheet}>
        <Dialog className={styles.dialog}>
          {({ close }) => (
            <>
              <div className={dialogStyles.header}>
                <Heading slot="title" className={dialogStyles.title}>
                  {title}
                </Heading>
                <IconButton label={closeLabel} icon={X} onPress={close} />
              </div>
              <div className={dialogStyles.body}>{children}</div>
              {footer && (
                <div className={dialogStyles.footer}>
                  {typeof footer === 'function' ? footer(close) : footer}
                </div>
              )}
            </>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
  if (!trigger) return panel;
  return (
    <DialogTrigger {...opening}>
      <Pressable>{trigger}</Pressable>
      {panel}
    </DialogTrigger>
  );
}
