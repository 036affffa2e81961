import type { Attachment } from 'contract';
import { addToast } from 'design-system/components/LazyToastRegion';
import type {
  AttachmentChanges,
  Attachments,
} from 'design-system/screens/shipments/ShipmentPanel/attachments-state.ts';
import { attachmentsCopy as copy } from 'design-system/screens/shipments/ShipmentPanel/Attachments.copy.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { saveFile } from '../../browser/save-file.ts';
import { createAttachmentUploads } from '../../data/attachment-uploads.ts';
import { attachmentsOf, fetchAttachment, removeAttachment } from '../../data/attachments.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import type { WriteState } from '../../data/writer.ts';
import { useIsSlow } from '../../hooks/use-is-slow.ts';
import { session } from '../../services.ts';
import { useSession } from '../../session/use-session.ts';
import { toFetched } from '../to-resource.ts';
import { toToastFailure } from '../to-toast-failure.ts';

/** Those of the page: they go on when the panel is closed. What sends them is fetched with the first one. */
const uploads = createAttachmentUploads({
  send: async (...parameters) =>
    (await import('../../data/send-attachment.ts')).sendAttachment(...parameters),
  onDone: (fileName) => addToast({ tone: 'success', title: copy.added, description: fileName }),
});

/** The files of the open shipment: asked for when somebody opens them, or has one on its way. */
export function useAttachments(shipmentId: string): Attachments {
  const ofShipment = useSyncExternalStore(uploads.subscribe, () => uploads.ofShipment(shipmentId));
  const [isOpen, setOpen] = useState(ofShipment.length > 0);
  const attachments = useRead(isOpen ? attachmentsOf(shipmentId) : null);
  const isSlow = useIsSlow(attachments.isLoading);
  const { access } = useSession().claims ?? {};
  const person = access ? `${access.sub} ${access.org_code}` : '';
  useEffect(() => uploads.keepOnly(person), [person]);
  const download = useWrite(fetchAttachment, { onDone: (file, { fileName }) => saveFile(file, fileName) });
  const remove = useWrite(removeAttachment, {
    onDone: () => addToast({ tone: 'success', title: copy.removed }),
    onFailed: (error) => addToast({ tone: 'danger', ...toToastFailure(error, copy.removal) }),
  });
  const mayChange = ['update:org_shipments' as const, 'update:all_shipments' as const].some(
    (permission) => session.getPermission(permission).isGranted,
  );
  const changes: AttachmentChanges = {
    onAdd: (file) => uploads.add(shipmentId, file, person),
    onCancel: uploads.cancel,
    onRetry: uploads.retry,
    onRemove: ({ id }) => remove.run({ shipmentId, id }),
  };
  const { data, ...read } = attachments;
  return {
    state: isOpen ? toFetched({ ...read, data: data?.items }, { isSlow }) : undefined,
    uploads: ofShipment,
    changes: mayChange ? changes : undefined,
    download: toDownload(download.state),
    onDownload: (attachment) => void download.run(attachment),
    onOpenChange: setOpen,
    onRetry: () => attachments.mutate(),
  };
}

function toDownload(state: WriteState<Attachment, Blob>): Attachments['download'] {
  if (state.kind !== 'pending' && state.kind !== 'failed') return null;
  return { id: state.input.id, state: state.kind };
}
