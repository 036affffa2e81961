import { useId } from 'react';
import type { PrintSettings } from '../../../patterns/LabelDialog/print-settings.ts';
import type { PackingBenchState } from './packing-bench-state.ts';
import { PrintLine } from './PrintLine.tsx';
import { sideCopy as copy } from './Side.copy.ts';
import * as styles from './Side.css.ts';

export interface SideProps {
  readonly completed: Extract<PackingBenchState, { kind: 'open' }>['completed'];
  readonly printSettings: PrintSettings;
  readonly isChangingPrint: boolean;
  readonly onChangingPrint: (isOpen: boolean) => void;
}

/** What this bench has done today, and how it prints. */
export function Side({ completed, printSettings, isChangingPrint, onChangingPrint }: SideProps) {
  const titleId = useId();
  return (
    <aside className={styles.side} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId} className={styles.quiet}>
          {copy.completed}
        </h2>
        <Counter completed={completed} />
      </div>
      <PrintLine settings={printSettings} isOpen={isChangingPrint} onOpenChange={onChangingPrint} />
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
