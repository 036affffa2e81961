import type { ReactNode } from 'react';
import type { ModalOverlayProps } from 'react-aria-components/Modal';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import type { DialogSize } from './dialog-sizes.ts';
import * as styles from './Dialog.css.ts';

export interface ModalFrameProps extends Pick<
  ModalOverlayProps,
  'isOpen' | 'defaultOpen' | 'onOpenChange' | 'isDismissable' | 'isKeyboardDismissDisabled'
> {
  size: DialogSize;
  children: ReactNode;
}

/** Scrim and box that every modal dialog stands in; `Dialog` and `ConfirmDialog` fill it. */
export function ModalFrame({ size, children, ...overlayProps }: ModalFrameProps) {
  return (
    <ModalOverlay {...overlayProps} className={styles.scrim}>
      <Modal className={styles.box({ size })}>{children}</Modal>
    </ModalOverlay>
  );
}
