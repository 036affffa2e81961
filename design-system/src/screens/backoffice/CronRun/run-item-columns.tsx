import type { CronRunItem } from 'contract';
import type { DataTableColumn } from '../../../components/DataTable/DataTable.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { cronRunsCopy } from '../cron-runs/cron-runs.copy.ts';
import { OutcomeMark } from '../cron-runs/RunMark.tsx';
import type { CronRunHrefs } from './cron-run-state.ts';
import { cronRunCopy as copy } from './CronRun.copy.ts';
import * as styles from './CronRun.css.ts';

/** What a run was about: what it is, what became of it and why, and how long that took. */
export function runItemColumns({ shipment: hrefOf }: CronRunHrefs): DataTableColumn<CronRunItem>[] {
  const { columns } = copy;
  return [
    {
      key: 'item',
      header: columns.item,
      width: '14em',
      isRowHeader: true,
      card: 'head',
      cell: ({ label, shipment }) =>
        shipment ? (
          <Link href={hrefOf(shipment.id)} isQuiet>
            {label}
          </Link>
        ) : (
          label
        ),
    },
    {
      key: 'outcome',
      header: columns.outcome,
      width: '12em',
      card: 'headEnd',
      cell: ({ outcome }) => <OutcomeMark outcome={outcome} />,
    },
    {
      key: 'message',
      header: columns.message,
      lines: 2,
      card: 'body',
      cell: ({ message }) => <span className={styles.message}>{message}</span>,
    },
    {
      key: 'duration',
      header: columns.duration,
      width: '8em',
      align: 'end',
      from: 'small',
      card: 'footEnd',
      cell: ({ duration }) => cronRunsCopy.duration(duration),
    },
  ];
}
