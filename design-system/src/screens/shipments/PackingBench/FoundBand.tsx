import { CircleCheck } from '@lucide/icons';
import { Icon } from '../../../components/Icon/Icon.tsx';
import * as styles from './FoundBand.css.ts';
import { packingBenchCopy } from './PackingBench.copy.ts';

const copy = packingBenchCopy.found;

export interface FoundBandProps {
  /** As it was scanned. */
  readonly number: string;
  readonly orderNumber: string;
}

/** The hit, in green over the whole width: seen from the corner of an eye. */
export function FoundBand({ number, orderNumber }: FoundBandProps) {
  return (
    <div className={styles.band}>
      <span className={styles.icon}>
        <Icon icon={CircleCheck} size="xl" />
      </span>
      <b className={styles.title}>{copy.title}</b>
      <span className={styles.number}>{number}</span>
      {/* What was scanned may be the very same. */}
      {number !== orderNumber && (
        <span className={styles.order}>
          {copy.orderNumber} <span className={styles.orderNumber}>{orderNumber}</span>
        </span>
      )}
    </div>
  );
}
