import { eventsOfPiece, type Shipment, shipmentStatusLabels, type TrackingEvent } from 'contract';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { Switch } from '../../../components/Switch/Switch.tsx';
import { Timeline, type TimelineTone } from '../../../components/Timeline/Timeline.tsx';
import { formatRelativeDateTime } from '../../../format/index.ts';
import { DetailSection } from '../../../patterns/DetailPanel/DetailSection.tsx';
import { ResourceView } from '../../../patterns/ResourceView/ResourceView.tsx';
import { isDiscarded, isNeverOrdered, isTemplate } from '../../../patterns/ShipmentStatus/shipment-facts.ts';
import { piecesCopy } from '../pieces/pieces.copy.ts';
import {
  countDelivered,
  type Piece,
  piecesOf,
  spansOf,
  tellTogether,
  type ToldOfPieces,
} from '../pieces/pieces.ts';
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
  const { shipment, tracking } = props;
  if (isTemplate(shipment) || isDiscarded(shipment)) return null;
  const pieces = piecesOf(shipment);
  const delivered = tracking.kind === 'ready' ? countDelivered(pieces, tracking.value.events) : 0;
  const haveParted = delivered > 0 && delivered < pieces.length;
  return (
    <DetailSection title={copy.history} aside={haveParted && copy.piecesDelivered(delivered, pieces.length)}>
      {shipment.status === 'avis' ? (
        <p className={styles.hint}>{copy.historyBeforeOrder}</p>
      ) : (
        <Content {...props} pieces={pieces} />
      )}
    </DetailSection>
  );
}

function Content({
  shipment,
  tracking,
  now,
  onRefresh,
  refreshLabel = copy.refresh,
  pieces,
}: HistoryProps & { pieces: readonly Piece[] }) {
  const [chosen, setChosen] = useState('');
  // The panel may go on to another shipment, which has other pieces.
  const shown = pieces.find(({ number }) => number === chosen)?.number ?? '';
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
          {events.some(({ pieceNumber }) => pieceNumber !== null) && pieces.length > 0 && (
            <Select
              label={copy.historyOf}
              isLabelHidden
              placeholder={copy.allPieces(pieces.length)}
              options={pieces.map(({ position, number, packaging }) => {
                const latest = eventsOfPiece(events, number)[0];
                const status = latest && shipmentStatusLabels[latest.status];
                return { value: number, label: copy.onePiece(position, packaging, status) };
              })}
              value={shown}
              onChange={setChosen}
            />
          )}
          {events.length === 0 ? (
            <p className={styles.hint}>{isNever ? copy.historyNeverOrdered : copy.historyEmpty}</p>
          ) : (
            <Timeline
              days={byDay(shownOf(events, pieces, shown), now, (event) => ({
                title: event.description,
                detail: detailOf(event) || undefined,
                original: isOriginalShown ? (event.carrierText ?? undefined) : undefined,
                tone: isNever ? 'warning' : tones[event.status],
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

/** All of the history, or that of one piece, which is not named again. */
function shownOf(events: readonly TrackingEvent[], pieces: readonly Piece[], number: string) {
  if (number === '') return tellTogether(events, pieces);
  return eventsOfPiece(events, number).map((event) => ({ ...event, positions: [] }));
}

/** Where it was told, and of which pieces where it was not of all. */
function detailOf({ location, positions }: ToldOfPieces): string {
  return copy.placeAndPieces(location, positions.length === 0 ? '' : piecesCopy.ofPieces(spansOf(positions)));
}

/** In the colours of the status that the event leads to. */
const tones: Partial<Record<TrackingEvent['status'], TimelineTone>> = {
  exception: 'danger',
  returned: 'muted',
  cancelled: 'muted',
};
