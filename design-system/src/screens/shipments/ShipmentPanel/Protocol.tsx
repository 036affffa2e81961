import type { AuditRecord, Shipment } from 'contract';
import { Disclosure } from '../../../components/Disclosure/Disclosure.tsx';
import { Timeline, type TimelineTone } from '../../../components/Timeline/Timeline.tsx';
import { section } from '../../../patterns/DetailPanel/DetailPanel.css.ts';
import type { Fetched } from '../../../patterns/ResourceView/resource.ts';
import { ResourceView } from '../../../patterns/ResourceView/ResourceView.tsx';
import { byDay } from './by-day.ts';
import { HistoryShape } from './LoadingShape.tsx';
import { protocolEntries } from './protocol-entries.ts';
import { protocolCopy as copy } from './Protocol.copy.ts';

/** Who has done what with a shipment. */
export interface Protocol {
  /** Newest first; nothing while it is closed. */
  readonly state: Fetched<readonly AuditRecord[]> | undefined;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onRetry: () => unknown;
}

interface ShipmentProtocolProps {
  shipment: Shipment;
  protocol: Protocol;
  now: Date;
}

/** Few want to know, so it is fetched when they ask. */
export function ShipmentProtocol({ shipment, protocol, now }: ShipmentProtocolProps) {
  const { state, onOpenChange, onRetry } = protocol;
  return (
    <div className={section}>
      <Disclosure title={copy.title} defaultExpanded={state !== undefined} onExpandedChange={onOpenChange}>
        {state && (
          <ResourceView
            resource={state}
            words={{ loading: copy.loading, failed: copy.failed }}
            skeleton={<HistoryShape />}
            isInline
            onRetry={onRetry}
          >
            {(records) => (
              <Timeline
                days={byDay(protocolEntries(records, shipment), now, ({ title, detail, action }) => ({
                  title,
                  detail,
                  tone: tones[action],
                }))}
              />
            )}
          </ResourceView>
        )}
      </Disclosure>
    </div>
  );
}

const tones: Partial<Record<AuditRecord['action'], TimelineTone>> = {
  'not-ordered': 'danger',
  'order-unclear': 'warning',
  cancelled: 'muted',
};
