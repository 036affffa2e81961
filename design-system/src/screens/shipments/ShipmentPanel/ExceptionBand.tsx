import { CircleAlert } from '@lucide/icons';
import type { Shipment } from 'contract';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { linkCopy } from '../../../components/Link/Link.copy.ts';
import { Link } from '../../../components/Link/Link.tsx';
import type { TrackingState } from '../Shipments/shipments-state.ts';
import { shipmentPanelCopy as copy } from './ShipmentPanel.copy.ts';
import * as styles from './ShipmentPanel.css.ts';

export interface ExceptionBandProps {
  readonly shipment: Shipment;
  readonly tracking: TrackingState;
  /** Whether the person may send it once more. */
  readonly canResend: boolean;
}

/** What went wrong, in our words and in the carrier's, whom to ask, and what can be done. */
export function ExceptionBand({ shipment, tracking, canResend }: ExceptionBandProps) {
  const { exceptionReason, carrier, trackingUrl } = shipment;
  const words = carrierWords(tracking);
  return (
    <div className={styles.band} data-tone="danger">
      <span className={styles.bandIcon}>
        <Icon icon={CircleAlert} />
      </span>
      <div>
        <p className={styles.trouble}>{copy.exception(exceptionReason)}</p>
        {words !== null && (
          <p className={styles.words}>
            {copy.carrierSays(carrier)} <q translate="no">{words}</q>
          </p>
        )}
        <p>{copy.exceptionHelp(carrier)}</p>
        {trackingUrl !== null && (
          <p>
            <Link href={trackingUrl} newTabLabel={linkCopy.newTab}>
              {copy.trackAt(carrier)}
            </Link>
          </p>
        )}
        {canResend && <p>{copy.resendHelp}</p>}
      </div>
    </div>
  );
}

/** What the carrier itself has said of it last; null where those are our words, or its history is not there. */
function carrierWords(tracking: TrackingState): string | null {
  if (tracking.kind !== 'ready') return null;
  return tracking.value.events.find(({ status }) => status === 'exception')?.carrierText ?? null;
}
