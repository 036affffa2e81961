import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog, type DialogSize } from '../../components/Dialog/Dialog.tsx';
import { FormFrame, type FormFrameProps } from './FormFrame.tsx';

export interface FormDialogProps extends Pick<FormFrameProps, 'control'> {
  readonly words: {
    /** Names the dialog and its form. */
    readonly title: string;
    readonly close: string;
    readonly submit: string;
    readonly pending: string;
    readonly cancel: string;
  };
  /** `md` for a single short field. Default `lg`. */
  readonly size?: DialogSize;
  readonly onClose: () => void;
  /** Fields. */
  readonly children: ReactNode;
}

/** A form in a dialog of its own. A press beside it closes nothing: what was typed would be gone. */
export function FormDialog({ control, words, size = 'lg', onClose, children }: FormDialogProps) {
  return (
    <Dialog
      isOpen
      size={size}
      title={words.title}
      closeLabel={words.close}
      isDismissable={false}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <FormFrame
        control={control}
        label={words.title}
        submitLabel={words.submit}
        pendingLabel={words.pending}
        actions={<Button onPress={onClose}>{words.cancel}</Button>}
      >
        {children}
      </FormFrame>
    </Dialog>
  );
}
