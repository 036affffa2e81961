import type { Attachment } from 'contract';
import type { Fetched } from '../../../patterns/ResourceView/resource.ts';

/** How far a file is on its way to the platform. */
export type UploadProgress =
  /** Others go first. */
  | { readonly kind: 'waiting' }
  /** `sent` of its bytes are on their way; all of them are while it is being attached. */
  | { readonly kind: 'sending'; readonly sent: number }
  /** It is kept, and can be sent again: `offline` by itself once there is a network. */
  | { readonly kind: 'failed'; readonly reason: 'offline' | 'late' | 'signedOut' | 'unknown' }
  /** It will never be taken; `text` says why. */
  | { readonly kind: 'refused'; readonly text: string };

/** A file that somebody has chosen, until it is attached. */
export interface FileUpload {
  readonly id: string;
  readonly fileName: string;
  /** Bytes. */
  readonly size: number;
  readonly progress: UploadProgress;
}

/** What somebody may change about the files of a shipment. */
export interface AttachmentChanges {
  readonly onAdd: (file: File) => void;
  /** Calls an upload off, or forgets one that was refused. */
  readonly onCancel: (uploadId: string) => void;
  readonly onRetry: (uploadId: string) => void;
  /** The person has agreed; it resolves once it is done, or its failure told. */
  readonly onRemove: (attachment: Attachment) => Promise<void>;
}

/** The files of a shipment. */
export interface Attachments {
  /** Newest first; nothing while the section is closed. */
  readonly state: Fetched<readonly Attachment[]> | undefined;
  /** In the order in which they were chosen. */
  readonly uploads: readonly FileUpload[];
  /** Nothing where the role allows none. */
  readonly changes?: AttachmentChanges | undefined;
  /** The file that was last asked for. */
  readonly download: { readonly id: string; readonly state: 'pending' | 'failed' } | null;
  readonly onDownload: (attachment: Attachment) => void;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onRetry: () => unknown;
}
