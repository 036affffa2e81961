import { eventsOfPiece, type Shipment, trackingPageUrl, type TrackingEvent } from 'contract';
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx';
import { Disclosure } from '../../../components/Disclosure/Disclosure.tsx';
import { linkCopy } from '../../../components/Link/Link.copy.ts';
import { Link } from '../../../components/Link/Link.tsx';
import { formatRelativeDateTime } from '../../../format/index.ts';
import { ShipmentStatus } from '../../../patterns/ShipmentStatus/ShipmentStatus.tsx';
import { piecesOf } from '../pieces/pieces.ts';
import * as styles from './PieceList.css.ts';
import { shipmentPanelCopy as copy } from './ShipmentPanel.copy.ts';

/** More than these fill the panel, and are folded away. */
const FEW_PIECES = 6;

export interface PieceListProps {
  shipment: Shipment;
  /** Its history, newest first; none while it is not known. */
  events: readonly TrackingEvent[];
  now: Date;
}

/** Each of several pieces: its number, to be copied and followed, and the last that was told of it; nothing where there is one alone. */
export function PieceList({ shipment, events, now }: PieceListProps) {
  const { carrier } = shipment;
  const pieces = piecesOf(shipment);
  if (pieces.length === 0) return null;
  return (
    <Disclosure title={copy.pieces} defaultExpanded={pieces.length <= FEW_PIECES}>
      <ol className={styles.list}>
        {pieces.map(({ position, number, packaging }) => {
          const latest = eventsOfPiece(events, number)[0];
          const href = carrier === '' || carrier === 'unknown' ? null : trackingPageUrl(carrier, number);
          return (
            <li key={number} className={styles.item}>
              <div className={styles.head}>
                <span className={styles.name}>{copy.piece(position, packaging)}</span>
                {latest && <ShipmentStatus status={latest.status} />}
              </div>
              <div className={styles.numberLine}>
                <span className={styles.number}>
                  {href ? (
                    <Link href={href} newTabLabel={linkCopy.newTab}>
                      {number}
                    </Link>
                  ) : (
                    number
                  )}
                </span>
                <CopyButton
                  size="sm"
                  value={number}
                  label={copy.copyPieceNumber(position)}
                  copiedLabel={copy.copied}
                  failedLabel={copy.copyFailed}
                />
              </div>
              {latest && (
                <p className={styles.latest}>
                  {copy.latest(latest.description, formatRelativeDateTime(latest.at, now))}
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </Disclosure>
  );
}
