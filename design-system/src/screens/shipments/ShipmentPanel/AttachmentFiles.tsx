import { Download, X } from '@lucide/icons';
import { type Attachment, attachmentMediaTypes, attachmentRules } from 'contract';
import { type RefObject, useEffect, useRef } from 'react';
import { useConfirm } from '../../../components/ConfirmProvider/ConfirmProvider.tsx';
import { FileDrop } from '../../../components/FileDrop/FileDrop.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { formatFileSize, formatRelativeDateTime } from '../../../format/index.ts';
import { ResourceView } from '../../../patterns/ResourceView/ResourceView.tsx';
import type { Attachments } from './attachments-state.ts';
import { attachmentsCopy as copy } from './Attachments.copy.ts';
import * as styles from './Attachments.css.ts';
import { AttachmentUploads } from './AttachmentUploads.tsx';
import { focusField } from './focus-field.ts';
import { HistoryShape } from './LoadingShape.tsx';
import { hint } from './ShipmentPanel.css.ts';

export interface AttachmentFilesProps extends Omit<Attachments, 'state' | 'onOpenChange'> {
  readonly state: NonNullable<Attachments['state']>;
  readonly now: Date;
}

/** For the browser's own dialog; the rules of the contract judge. */
const accept = [
  ...Object.values(attachmentRules.types).flatMap((endings) => endings.map((ending) => `.${ending}`)),
  ...attachmentMediaTypes,
].join(',');

/** The files of a shipment, those on their way, and the field that takes more. */
export function AttachmentFiles({ state, uploads, changes, onRetry, ...rows }: AttachmentFilesProps) {
  const field = useRef<HTMLDivElement>(null);
  return (
    <Stack gap={3}>
      <ResourceView
        resource={state}
        words={{ loading: copy.loading, failed: copy.failed }}
        skeleton={<HistoryShape />}
        isInline
        onRetry={onRetry}
      >
        {(attachments) =>
          attachments.length === 0 ? (
            uploads.length === 0 && <p className={hint}>{copy.empty}</p>
          ) : (
            <ul className={styles.list} aria-label={copy.list}>
              {attachments.map((attachment) => (
                <AttachedFile
                  key={attachment.id}
                  attachment={attachment}
                  {...rows}
                  onRemove={changes?.onRemove}
                  landing={field}
                />
              ))}
            </ul>
          )
        }
      </ResourceView>
      {changes ? (
        <>
          {uploads.length > 0 && <AttachmentUploads uploads={uploads} landing={field} {...changes} />}
          <div ref={field}>
            <FileDrop
              label={copy.add}
              description={copy.allowed(formatFileSize(attachmentRules.maxBytes))}
              prompt={copy.prompt}
              accept={accept}
              isMultiple
              onSelect={changes.onAdd}
            />
          </div>
        </>
      ) : (
        <p className={hint}>{copy.readOnly}</p>
      )}
    </Stack>
  );
}

/** @returns what gives the focus to the field, at once or as soon as the row that it was in is gone */
function useHandOver(landing: RefObject<HTMLDivElement | null>): () => void {
  const isAsked = useRef(false);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      if (isAsked.current) focusField(landing);
    };
  }, [landing]);
  return () => {
    isAsked.current = true;
    // Behind the dialog, which gives the focus back to what is not there any more.
    if (isGone.current) setTimeout(() => focusField(landing));
  };
}

interface AttachedFileProps extends Pick<AttachmentFilesProps, 'download' | 'onDownload' | 'now'> {
  attachment: Attachment;
  onRemove: ((attachment: Attachment) => Promise<void>) | undefined;
  /** Takes the focus once the file is gone. */
  landing: RefObject<HTMLDivElement | null>;
}

function AttachedFile({ attachment, download, onDownload, onRemove, landing, now }: AttachedFileProps) {
  const confirm = useConfirm();
  const handOver = useHandOver(landing);
  const { id, fileName, size, addedAt, addedBy } = attachment;
  const downloading = download?.id === id ? download.state : null;
  const remove = async (run: NonNullable<typeof onRemove>) => {
    const { title, message, accept: acceptLabel, reject, pending } = copy.removing;
    const isRemoved = await confirm({
      title,
      message,
      detail: fileName,
      acceptLabel,
      rejectLabel: reject,
      pendingLabel: pending,
      onAccept: () => run(attachment),
    });
    if (isRemoved) handOver();
  };
  return (
    <li className={styles.item}>
      <div className={styles.about}>
        <span className={styles.name}>{fileName}</span>
        <span className={hint}>
          {[formatFileSize(size), formatRelativeDateTime(addedAt, now), addedBy.full_name].join(
            copy.separator,
          )}
        </span>
        <span role="status">
          {downloading === 'pending' && <span className={hint}>{copy.downloading}</span>}
          {downloading === 'failed' && <span className={styles.trouble}>{copy.downloadFailed}</span>}
        </span>
      </div>
      <IconButton
        label={copy.download(fileName)}
        icon={Download}
        size="sm"
        isDisabled={downloading === 'pending'}
        keepsFocus
        onPress={() => onDownload(attachment)}
      />
      {onRemove && (
        <IconButton label={copy.remove(fileName)} icon={X} size="sm" onPress={() => void remove(onRemove)} />
      )}
    </li>
  );
}
