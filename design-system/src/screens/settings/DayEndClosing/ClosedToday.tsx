import { Printer, ClipboardList } from '@lucide/icons';
import type { DayEndClosing } from 'contract';
import { useId } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { StatusMark } from '../../../components/StatusMark/StatusMark.tsx';
import { formatIsoDay, formatTime } from '../../../format/index.ts';
import { CarrierMark } from '../../../patterns/CarrierMark/CarrierMark.tsx';
import { dayEndCopy } from './DayEndClosing.copy.ts';
import * as styles from './DayEndClosing.css.ts';

const { closedToday: copy, history } = dayEndCopy;

/** Those of today, on the clock of whoever looks. */
export function ofToday(closings: readonly DayEndClosing[], now: Date): DayEndClosing[] {
  const today = formatIsoDay(now);
  return closings.filter(({ createdAt }) => formatIsoDay(new Date(createdAt)) === today);
}

export interface ClosedTodayProps {
  readonly closings: readonly DayEndClosing[];
  /** Opens the list for the driver of each of them, one after the other. */
  readonly onOpenPdfs: (closings: readonly DayEndClosing[]) => void;
}

/** What was closed today stays in sight, with its papers, until the driver has come. */
export function ClosedToday({ closings, onOpenPdfs }: ClosedTodayProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={styles.closedHead}>
        <h2 id={id} className={styles.closedTitle}>
          {copy.title}
        </h2>
        {closings.length > 1 && (
          <Button icon={Printer} onPress={() => onOpenPdfs(closings)}>
            {copy.printAll}
          </Button>
        )}
      </div>
      <ul className={styles.closedList}>
        {closings.map((closing) => (
          <li key={closing.id} className={styles.closedRow}>
            <CarrierMark carrier={closing.carrier} />
            <StatusMark glyph="check-filled" tone="success">
              {copy.at(formatTime(closing.createdAt))}
            </StatusMark>
            <span className={styles.closedSum}>{copy.sum(closing.shipments, closing.packages)}</span>
            <Button
              size="sm"
              variant="quiet"
              icon={ClipboardList}
              aria-label={history.openOf(closing.number)}
              onPress={() => onOpenPdfs([closing])}
            >
              {history.open}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
