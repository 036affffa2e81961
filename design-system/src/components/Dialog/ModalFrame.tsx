import type { ReactNode } from 'react';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import type { DialogSize } from './dialog-sizes.ts';
import * as styles from './Dialog.css.ts';
import type { ModalOverlay as Modality } from './overlay.ts';

export interface ModalFrameProps extends Omit<Modality, 'trigger' | 'initialFocusRef'> {
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
