import { Printer } from '@lucide/icons';
import type { ScannedShipment } from 'contract';
import { useId } from 'react';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { nameOfBlock } from '../../../patterns/Address/address-lines.ts';
import type { PrintSettings } from '../../../patterns/LabelDialog/print-settings.ts';
import { nextDate, whenOf } from '../../pickups/next-date.ts';
import type { NextPickupFacts } from '../../pickups/Pickups/pickups-state.ts';
import type { PackingBenchState } from './packing-bench-state.ts';
import { PrintLine } from './PrintLine.tsx';
import { sideCopy as copy } from './Side.copy.ts';
import * as styles from './Side.css.ts';

export interface SideProps {
  readonly completed: Extract<PackingBenchState, { kind: 'open' }>['completed'];
  readonly nextPickup: NextPickupFacts;
  readonly now: Date;
  /** Nothing else is in hand. */
  readonly canPrint: boolean;
  readonly onPrintAgain: (shipment: ScannedShipment) => void;
  readonly printSettings: PrintSettings;
  readonly isChangingPrint: boolean;
  readonly onChangingPrint: (isOpen: boolean) => void;
}

/** What this bench has done today, and how it prints. */
export function Side(props: SideProps) {
  const {
    completed,
    nextPickup,
    now,
    canPrint,
    onPrintAgain,
    printSettings,
    isChangingPrint,
    onChangingPrint,
  } = props;
  const latest = completed.kind === 'ready' ? completed.value.latest : [];
  const date = nextPickup && nextDate(nextPickup);
  const titleId = useId();
  return (
    <aside className={styles.side} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId} className={styles.quiet}>
          {copy.completed}
        </h2>
        <Counter completed={completed} />
      </div>
      {latest.length > 0 && <Latest shipments={latest} canPrint={canPrint} onPrintAgain={onPrintAgain} />}
      <div className={styles.foot}>
        {date && <p className={styles.quiet}>{copy.pickup(date.selfDelivery, whenOf(date, now))}</p>}
        <PrintLine settings={printSettings} isOpen={isChangingPrint} onOpenChange={onChangingPrint} />
      </div>
    </aside>
  );
}

function Counter({ completed }: Pick<SideProps, 'completed'>) {
  if (completed.kind !== 'ready') return <p>{copy[completed.kind]}</p>;
  const { shipments, packages } = completed.value;
  return (
    <p className={styles.counter}>
      <b className={styles.amount}>{copy.shipments(shipments)}</b>
      <span>{copy.packages(packages)}</span>
    </p>
  );
}

interface LatestProps extends Pick<SideProps, 'canPrint' | 'onPrintAgain'> {
  readonly shipments: readonly ScannedShipment[];
}

function Latest({ shipments, canPrint, onPrintAgain }: LatestProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.latestTitle}>
        {copy.latest}
      </h3>
      <ol className={styles.latest}>
        {shipments.map((shipment) => {
          const number = shipment.trackingNumber ?? shipment.orderNumber;
          return (
            <li key={shipment.id} className={styles.done}>
              <time className={styles.time}>{shipment.orderedAt && copy.time(shipment.orderedAt)}</time>
              <span className={styles.facts}>
                <span className={styles.name}>{nameOfBlock(shipment.to)}</span>
                <span className={styles.number}>{number}</span>
              </span>
              {shipment.status !== 'cancelled' && (
                <IconButton
                  label={copy.printAgain(number)}
                  icon={Printer}
                  isDisabled={!canPrint}
                  keepsFocus
                  onPress={() => onPrintAgain(shipment)}
                />
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
