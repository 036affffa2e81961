import type { Shipment, TrackingEvent } from 'contract';
import { Button } from '../../../components/Button/Button.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Timeline, type TimelineDay } from '../../../components/Timeline/Timeline.tsx';
import { formatDayHeading, formatIsoDay, formatRelativeDateTime, formatTime } from '../../../format/index.ts';
import { DetailSection } from '../../../patterns/DetailPanel/DetailSection.tsx';
import { ResourceView } from '../../../patterns/ResourceView/ResourceView.tsx';
import { isNeverOrdered } from '../../../patterns/ShipmentStatus/shipment-facts.ts';
import type { TrackingState } from '../Shipments/shipments-state.ts';
import { shipmentPanelCopy as copy } from './ShipmentPanel.copy.ts';
import * as styles from './ShipmentPanel.css.ts';

export interface HistoryProps {
  shipment: Shipment;
  tracking: TrackingState;
  now: Date;
  onRefresh: () => unknown;
}

/** What happened to the parcel, newest day first, and how fresh that news is. */
export function History({ shipment, tracking, now, onRefresh }: HistoryProps) {
  return (
    <DetailSection title={copy.history}>
      {shipment.status === 'avis' ? (
        <p className={styles.hint}>
          {shipment.ordering === null ? copy.historyOfTemplate : copy.historyBeforeOrder}
        </p>
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
      skeleton={<LoadingShape />}
      isInline
      onRetry={onRefresh}
    >
      {({ events, updatedAt }) => (
        <>
          {events.length === 0 ? (
            <p className={styles.hint}>{isNever ? copy.historyNeverOrdered : copy.historyEmpty}</p>
          ) : (
            <Timeline days={byDay(events, now)} />
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

function LoadingShape() {
  return (
    <div className={styles.skeleton}>
      <Stack gap={3}>
        <Skeleton width={0.8} />
        <Skeleton width={0.6} />
        <Skeleton width={0.7} />
      </Stack>
    </div>
  );
}

/** Events in groups of one day; the order stays. */
function byDay(events: readonly TrackingEvent[], now: Date): TimelineDay[] {
  const days = Map.groupBy(events, (event) => formatIsoDay(event.at));
  return [...days].map(([key, ofDay]) => ({
    key,
    heading: formatDayHeading(key, now),
    events: ofDay.map((event) => ({
      key: event.id,
      time: formatTime(event.at),
      dateTime: event.at,
      title: event.description,
      detail: event.location ?? undefined,
    })),
  }));
}
