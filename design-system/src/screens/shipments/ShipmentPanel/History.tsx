import type { Shipment, TrackingEvent } from 'contract';
import { Button } from '../../../components/Button/Button.tsx';
import { RetryButton, useFailureInSight } from '../../../components/RetryButton/RetryButton.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Timeline, type TimelineDay } from '../../../components/Timeline/Timeline.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { formatDayHeading, formatIsoDay, formatRelativeDateTime, formatTime } from '../../../format/index.ts';
import { isNeverOrdered } from '../../../patterns/ShipmentStatus/shipment-facts.ts';
import { StaleNotice } from '../../../patterns/StaleNotice/StaleNotice.tsx';
import type { TrackingState } from '../Shipments/shipments-state.ts';
import { shipmentPanelCopy as copy } from './ShipmentPanel.copy.ts';
import * as styles from './ShipmentPanel.css.ts';
import { Section } from './ShipmentSections.tsx';

export interface HistoryProps {
  shipment: Shipment;
  tracking: TrackingState;
  now: Date;
  onRefresh: () => unknown;
}

/** What happened to the parcel, newest day first, and how fresh that news is. */
export function History({ shipment, tracking, now, onRefresh }: HistoryProps) {
  return (
    <Section title={copy.history}>
      {shipment.status === 'avis' ? (
        <p className={styles.hint}>
          {shipment.ordering === null ? copy.historyOfTemplate : copy.historyBeforeOrder}
        </p>
      ) : (
        <Content shipment={shipment} tracking={tracking} now={now} onRefresh={onRefresh} />
      )}
    </Section>
  );
}

function Content({ shipment, tracking, now, onRefresh }: HistoryProps) {
  const isNever = isNeverOrdered(shipment);
  const { failure, isRetrying } = useFailureInSight(tracking, standings[tracking.kind]);
  if (failure) {
    return (
      <>
        <p role="alert" className={styles.hint}>
          {copy.historyFailed}
        </p>
        <RetryButton variant="link" isRetrying={isRetrying} onRetry={onRefresh} />
      </>
    );
  }
  switch (tracking.kind) {
    case 'failed':
    case 'loading':
      return (
        <div className={styles.skeleton} aria-busy="true">
          <VisuallyHidden>{copy.historyLoading}</VisuallyHidden>
          <Skeleton width={0.8} />
          <Skeleton width={0.6} />
          <Skeleton width={0.7} />
        </div>
      );
    case 'ready':
      return (
        <>
          {tracking.failure && (
            <StaleNotice
              title={copy.historyFailed}
              failure={tracking.failure}
              isRetrying={tracking.isRefreshing}
              onRetry={onRefresh}
            />
          )}
          {tracking.events.length === 0 ? (
            <p className={styles.hint}>{isNever ? copy.historyNeverOrdered : copy.historyEmpty}</p>
          ) : (
            <Timeline days={byDay(tracking.events, now)} />
          )}
          {/* No carrier knows of it, so none can be asked. */}
          {!isNever && (
            <p className={styles.facts}>
              {copy.updated(formatRelativeDateTime(tracking.updatedAt, now))}
              <Button
                variant="link"
                isPending={tracking.isRefreshing}
                pendingLabel={copy.refreshing}
                onPress={() => void onRefresh()}
              >
                {copy.refresh}
              </Button>
            </p>
          )}
        </>
      );
  }
}

const standings = { failed: 'failed', loading: 'pending', ready: 'other' } as const;

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
