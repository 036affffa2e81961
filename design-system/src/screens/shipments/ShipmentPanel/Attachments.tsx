import { Disclosure } from '../../../components/Disclosure/Disclosure.tsx';
import { lazyPart } from '../../../components/LazyPart/LazyPart.tsx';
import { section } from '../../../patterns/DetailPanel/DetailPanel.css.ts';
import { MissingPart } from '../../../patterns/MissingPart/MissingPart.tsx';
import type { AttachmentFilesProps } from './AttachmentFiles.tsx';
import type { Attachments } from './attachments-state.ts';
import { attachmentsCopy as copy } from './Attachments.copy.ts';
import { HistoryShape } from './LoadingShape.tsx';

// Few shipments have files, and what takes them brings a field and its rules along.
const AttachmentFiles = lazyPart<AttachmentFilesProps>(
  async () => (await import('./AttachmentFiles.tsx')).AttachmentFiles,
  {
    whileLoading: () => <HistoryShape />,
    failed: (_props, retry) => <MissingPart title={copy.missing} isInline {...retry} />,
  },
);

interface ShipmentAttachmentsProps {
  attachments: Attachments;
  now: Date;
}

/** The files of a shipment, fetched when somebody opens them. */
export function ShipmentAttachments({ attachments, now }: ShipmentAttachmentsProps) {
  const { state, ...files } = attachments;
  return (
    <div className={section}>
      <Disclosure
        title={copy.title}
        defaultExpanded={state !== undefined}
        onExpandedChange={files.onOpenChange}
      >
        {state && <AttachmentFiles {...files} state={state} now={now} />}
      </Disclosure>
    </div>
  );
}
