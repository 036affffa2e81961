import { X } from '@lucide/icons';
import type { RefObject } from 'react';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { ProgressBar } from '../../../components/ProgressBar/ProgressBar.tsx';
import { RetryButton } from '../../../components/RetryButton/RetryButton.tsx';
import { formatFileSize, formatPercent } from '../../../format/index.ts';
import type { AttachmentChanges, FileUpload } from './attachments-state.ts';
import { attachmentsCopy as copy } from './Attachments.copy.ts';
import * as styles from './Attachments.css.ts';
import { focusField } from './focus-field.ts';
import { hint } from './ShipmentPanel.css.ts';

interface AttachmentUploadsProps extends Pick<AttachmentChanges, 'onCancel' | 'onRetry'> {
  uploads: readonly FileUpload[];
  /** Takes the focus when an upload is taken back. */
  landing: RefObject<HTMLDivElement | null>;
}

/** Files on their way, each with how far it is or what has kept it. */
export function AttachmentUploads({ uploads, landing, onCancel, onRetry }: AttachmentUploadsProps) {
  return (
    <ul className={styles.list} aria-label={copy.uploads}>
      {uploads.map(({ id, fileName, size, progress }) => (
        <li key={id} className={styles.item}>
          <div className={styles.about}>
            <span className={styles.name}>{fileName}</span>
            <Progress
              progress={progress}
              size={size}
              about={copy.separator + fileName}
              onRetry={() => onRetry(id)}
            />
          </div>
          <IconButton
            label={progress.kind === 'refused' ? copy.dismiss(fileName) : copy.cancel(fileName)}
            icon={X}
            size="sm"
            onPress={() => {
              onCancel(id);
              focusField(landing);
            }}
          />
        </li>
      ))}
    </ul>
  );
}

interface ProgressProps extends Pick<FileUpload, 'progress' | 'size'> {
  about: string;
  onRetry: () => void;
}

function Progress({ progress, size, about, onRetry }: ProgressProps) {
  switch (progress.kind) {
    case 'waiting':
      return <span className={hint}>{[formatFileSize(size), copy.waiting].join(copy.separator)}</span>;
    case 'sending': {
      const share = Math.min(1, progress.sent / size);
      return (
        <ProgressBar
          label={share === 1 ? copy.finishing : copy.sending}
          value={share}
          maxValue={1}
          valueLabel={formatPercent(Math.floor(share * 100) / 100)}
        />
      );
    }
    case 'failed':
      return (
        <>
          <span role="alert" className={styles.trouble}>
            {copy.failures[progress.reason]}
          </span>
          <div>
            <RetryButton size="sm" about={about} onRetry={onRetry} />
          </div>
        </>
      );
    case 'refused':
      return (
        <span role="alert" className={styles.trouble}>
          {progress.text}
        </span>
      );
  }
}
