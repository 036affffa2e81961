import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { DetailSection } from '../../../patterns/DetailPanel/DetailSection.tsx';
import { shipmentPanelCopy as copy } from './ShipmentPanel.copy.ts';
import * as styles from './ShipmentPanel.css.ts';

/** In place of the status. */
export function ChipShape() {
  return (
    <span className={styles.chipShape}>
      <Skeleton shape="box" />
    </span>
  );
}

/** In place of what stands below the number until its history: carrier, button, band, events. */
export function PanelShape() {
  return (
    <>
      <div className={styles.head}>
        <Stack gap={3}>
          <div>
            <span className={styles.lineShape}>
              <Skeleton width={0.6} />
            </span>
            <span className={styles.lineShape}>
              <Skeleton width={0.35} />
            </span>
          </div>
          <span className={styles.buttonShape}>
            <Skeleton shape="box" />
          </span>
        </Stack>
      </div>
      <div className={styles.band}>
        <div className={styles.bandShape}>
          <span className={styles.lineShape}>
            <Skeleton width={0.4} />
          </span>
          <span className={styles.lineShape}>
            <Skeleton width={0.55} />
          </span>
        </div>
      </div>
      <DetailSection title={copy.history}>
        <HistoryShape />
      </DetailSection>
    </>
  );
}

const EVENT_WIDTHS = [0.75, 0.6, 0.7, 0.5];

/** In place of the events: a time, and two lines beside it. */
export function HistoryShape() {
  return (
    <div>
      {EVENT_WIDTHS.map((width) => (
        <div key={width} className={styles.eventShape}>
          <span className={styles.lineShape}>
            <Skeleton />
          </span>
          <div>
            <span className={styles.lineShape}>
              <Skeleton width={width} />
            </span>
            <span className={styles.smallLineShape}>
              <Skeleton width={width / 2} />
            </span>
          </div>
        </div>
      ))}
    </div>
  );
}
