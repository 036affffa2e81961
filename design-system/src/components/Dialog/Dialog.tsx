import { X } from '@lucide/icons';
import { type ReactNode, useRef } from 'react';
import { Dialog as AriaDialog, DialogTrigger, Heading, Pressable } from 'react-aria-components/Modal';
import { IconButton } from '../IconButton/IconButton.tsx';
import { dialogSizes } from './dialog-sizes.ts';
import type { DialogSize } from './dialog-sizes.ts';
import * as styles from './Dialog.css.ts';
import { InitialFocus } from './InitialFocus.tsx';
import { ModalFrame } from './ModalFrame.tsx';
import type { ModalOverlay } from './overlay.ts';
import { HoldOpenContext, useHeldOpen } from './useHeldOpen.ts';

export { dialogSizes };
export type { DialogSize };

export interface DialogProps extends ModalOverlay {
  /** The heading, which also names the dialog. */
  title: string;
  /** Scrolls between header and footer. */
  children: ReactNode;
  /** Buttons, the harmless one first. A function gets `close`. */
  footer?: ReactNode | ((close: () => void) => ReactNode);
  /** Name of the close button in the header, for dialogs that are left without a choice. */
  closeLabel?: string;
  /** `md` asks or tells, `lg` holds a form, `xl` shows a document. Default `md`. */
  size?: DialogSize;
}

/**
 * A modal dialog for a task that interrupts the page: print, choose, compare. To ask before
 * something is lost take `ConfirmDialog`; to show something beside the page, `Drawer`.
 *
 * Source: react-aria-components, Modal; WAI-ARIA Authoring Practices, dialog (modal).
 */
export function Dialog({
  trigger,
  isOpen,
  defaultOpen,
  onOpenChange,
  title,
  children,
  footer,
  closeLabel,
  size = 'md',
  isDismissable = true,
  isKeyboardDismissDisabled,
  initialFocusRef,
}: DialogProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { isHeld, holdOpen } = useHeldOpen();
  const opening = { isOpen, defaultOpen, onOpenChange };
  const dismissal = {
    isDismissable: isDismissable && !isHeld,
    isKeyboardDismissDisabled: isKeyboardDismissDisabled || isHeld,
  };
  const frame = (
    <ModalFrame {...dismissal} {...(!trigger && opening)} size={size}>
      <AriaDialog className={styles.dialog}>
        {({ close }) => (
          <>
            <div className={styles.header}>
              <Heading ref={heading} slot="title" tabIndex={-1} className={styles.title}>
                {title}
              </Heading>
              {closeLabel && <IconButton label={closeLabel} icon={X} isDisabled={isHeld} onPress={close} />}
            </div>
            <div className={styles.body}>
              <HoldOpenContext value={holdOpen}>{children}</HoldOpenContext>
            </div>
            {footer && (
              <div className={styles.footer}>{typeof footer === 'function' ? footer(close) : footer}</div>
            )}
            <InitialFocus initialFocusRef={initialFocusRef} headingRef={heading} />
          </>
        )}
      </AriaDialog>
    </ModalFrame>
  );
  if (!trigger) return frame;
  return (
    <DialogTrigger {...opening}>
      <Pressable>{trigger}</Pressable>
      {frame}
    </DialogTrigger>
  );
}
