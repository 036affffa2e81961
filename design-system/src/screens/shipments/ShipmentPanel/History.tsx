import type { Shipment, TrackingEvent } from 'contract';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Switch } from '../../../components/Switch/Switch.tsx';
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
  /** Of the button that asks the carrier, where it is called otherwise. */
  refreshLabel?: string;
}

/** What happened to the parcel, newest day first, and how fresh that news is; a template has no history. */
export function History(props: HistoryProps) {
  const { shipment } = props;
  if (isTemplate(shipment) || isDiscarded(shipment)) return null;
  return (
    <DetailSection title={copy.history}>
      {shipment.status === 'avis' ? (
        <p className={styles.hint}>{copy.historyBeforeOrder}</p>
      ) : (
        <Content {...props} />
      )}
    </DetailSection>
  );
}

function Content({ shipment, tracking, now, onRefresh, refreshLabel = copy.refresh }: HistoryProps) {
  const isNever = isNeverOrdered(shipment);
  const [isOriginalShown, setOriginalShown] = useState(false);
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
              days={byDay(events, now, ({ description, location, status, carrierText }) => ({
                title: description,
                detail: location ?? undefined,
                original: isOriginalShown ? (carrierText ?? undefined) : undefined,
                tone: isNever ? 'warning' : tones[status],
              }))}
            />
          )}
          {events.some(({ carrierText }) => carrierText !== null) && (
            <Switch label={copy.originalText} isSelected={isOriginalShown} onChange={setOriginalShown} />
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
                {refreshLabel}
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
