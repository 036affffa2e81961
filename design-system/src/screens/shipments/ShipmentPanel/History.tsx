import type { Shipment, TrackingEvent } from 'contract';
import { Button } from '../../../components/Button/Button.tsx';
import { Timeline, type TimelineTone } from '../../../components/Timeline/Timeline.tsx';
import { formatRelativeDateTime } from '../../../format/index.ts';
import { DetailSection } from '../../../patterns/DetailPanel/DetailSection.tsx';
import { ResourceView } from '../../../patterns/ResourceView/ResourceView.tsx';
import { isDiscarded, isNeverOrdered, isTemplate } from '../../../patterns/ShipmentStatus/shipment-facts.ts';
import type { TrackingState } from '../Shipments/shipments-state.ts';
import { byDay } from './by-day.ts';
import { HistoryShape } from './LoadingShape.tsx';
import { shipmentPanelCopy as copy } from './ShipmentPanel.copy.ts';
import * as styles from './ShipmentPanel.css.ts';

export interface HistoryProps {
  shipment: Shipment;
  tracking: TrackingState;
  now: Date;
  onRefresh: () => unknown;
}

/** What happened to the parcel, newest day first, and how fresh that news is; a template has no history. */
export function History({ shipment, tracking, now, onRefresh }: HistoryProps) {
  if (isTemplate(shipment) || isDiscarded(shipment)) return null;
  return (
    <DetailSection title={copy.history}>
      {shipment.status === 'avis' ? (
        <p className={styles.hint}>{copy.historyBeforeOrder}</p>
      ) : (
        <Content shipment={shipment} tracking={tracking} now={now} onRefresh={onRefresh} />
      )}
    </DetailSection>
  );
}

function Content({ shipment, tracking, now, onRefresh }: HistoryProps) {
  const isNever = isNeverOrdered(shipment);
  return (
    <ResourceView
      resource={tracking}
      words={{ loading: copy.historyLoading, failed: copy.historyFailed }}
      skeleton={<HistoryShape />}
      isInline
      onRetry={onRefresh}
    >
      {({ events, updatedAt }) => (
        <>
          {events.length === 0 ? (
            <p className={styles.hint}>{isNever ? copy.historyNeverOrdered : copy.historyEmpty}</p>
          ) : (
            <Timeline
              days={byDay(events, now, ({ description, location, status }) => ({
                title: description,
                detail: location ?? undefined,
                tone: isNever ? 'warning' : tones[status],
              }))}
            />
          )}
          {/* No carrier knows of it, so none can be asked. */}
          {!isNever && (
            <p className={styles.freshness}>
              {copy.updated(formatRelativeDateTime(updatedAt, now))}
              <Button
                variant="link"
                isPending={tracking.kind === 'ready' && tracking.isRefreshing}
                pendingLabel={copy.refreshing}
                onPress={() => void onRefresh()}
              >
                {copy.refresh}
              </Button>
            </p>
          )}
        </>
      )}
    </ResourceView>
  );
}

/** In the colours of the status that the event leads to. */
const tones: Partial<Record<TrackingEvent['status'], TimelineTone>> = {
  exception: 'danger',
  returned: 'muted',
  cancelled: 'muted',
};
