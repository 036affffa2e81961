import { Info, TriangleAlert } from '@lucide/icons';
import type { LucideIconData } from '@lucide/icons';
import type { ReactNode } from 'react';
import { Dialog, Heading } from 'react-aria-components/Modal';
import { Text } from 'react-aria-components/Text';
import { Button } from '../Button/Button.tsx';
import * as dialogStyles from '../Dialog/Dialog.css.ts';
import { ModalFrame } from '../Dialog/ModalFrame.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './ConfirmDialog.css.ts';

export interface ConfirmDialogProps {
  /** The question, for instance with the verb of the accept button. */
  title: string;
  /** What happens on acceptance, in one or two sentences. */
  message: ReactNode;
  /** What it concerns: a number, a name. */
  detail?: ReactNode;
  /** `neutral` for what destroys nothing, such as starting a job. Default `danger`. */
  tone?: 'danger' | 'neutral';
  /** Replaces the icon of the tone. */
  icon?: LucideIconData;
  /** The verb of what will be done; „Ja“ says nothing. */
  acceptLabel: string;
  /** Leaves everything as it is, e.g. „Abbrechen“. */
  rejectLabel: string;
  /** Replaces `acceptLabel` while the work runs. */
  pendingLabel?: string;
  /** The work has begun: nothing can be pressed, Escape does nothing. */
  isPending?: boolean;
  /** Do it, and close the dialog when it is done. */
  onAccept: () => void;
  /** Also called by Escape. */
  onReject: () => void;
}

/**
 * Asks before something that can't be undone, or that begins at once. The focus starts on the harmless button.
 * Mounted means open; code that asks in passing uses `useConfirm` instead.
 *
 * Source: WAI-ARIA Authoring Practices, alert dialog; react-aria-components, Modal.
 */
export function ConfirmDialog({
  title,
  message,
  detail,
  tone = 'danger',
  icon = tone === 'danger' ? TriangleAlert : Info,
  acceptLabel,
  rejectLabel,
  pendingLabel,
  isPending = false,
  onAccept,
  onReject,
}: ConfirmDialogProps) {
  return (
    <ModalFrame
      isOpen
      size="md"
      isKeyboardDismissDisabled={isPending}
      onOpenChange={(isOpen) => !isOpen && onReject()}
    >
      <Dialog role="alertdialog" className={dialogStyles.dialog}>
        <div className={styles.content}>
          <span className={styles.icon({ tone })}>
            <Icon icon={icon} size="lg" />
          </span>
          <Heading slot="title" className={styles.text}>
            {title}
          </Heading>
          <Text slot="description" elementType="p" className={styles.text}>
            {message}
          </Text>
          {detail && <p className={styles.detail}>{detail}</p>}
        </div>
        <div className={dialogStyles.footer}>
          <Button autoFocus isDisabled={isPending} onPress={onReject}>
            {rejectLabel}
          </Button>
          <Button
            variant={tone === 'danger' ? 'danger' : 'primary'}
            isPending={isPending}
            pendingLabel={pendingLabel ?? acceptLabel}
            onPress={onAccept}
          >
            {acceptLabel}
          </Button>
        </div>
      </Dialog>
    </ModalFrame>
  );
}
