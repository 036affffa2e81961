import type { PastResult, TestItem } from 'contract';
import { DataTable, type DataTableColumn } from '../../../components/DataTable/DataTable.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { formatRelativeDateTime } from '../../../format/index.ts';
import { cronRunsCopy } from '../cron-runs/cron-runs.copy.ts';
import { TestMark } from '../test-center/TestMark.tsx';
import type { TestItemHrefs } from './test-item-state.ts';
import { testItemCopy } from './TestItem.copy.ts';

const { history: copy } = testItemCopy;

interface ItemHistoryProps {
  readonly item: TestItem;
  readonly hrefs: Pick<TestItemHrefs, 'answer'>;
  readonly now: Date;
}

/** What became of a case in the latest executions; each of its answers can be opened. */
export function ItemHistory({ item, hrefs, now }: ItemHistoryProps) {
  return (
    <Section title={copy.title}>
      {item.history.length === 0 ? (
        <p>{copy.none}</p>
      ) : (
        <DataTable
          label={copy.table}
          columns={pastResultColumns(hrefs, now)}
          rows={item.history}
          rowKey={({ executionId }) => executionId}
        />
      )}
    </Section>
  );
}

export function pastResultColumns(
  hrefs: ItemHistoryProps['hrefs'],
  now: Date,
): DataTableColumn<PastResult>[] {
  const { columns } = copy;
  return [
    {
      key: 'number',
      header: columns.number,
      width: '5em',
      align: 'end',
      cell: ({ executionNumber }) => executionNumber,
    },
    {
      key: 'startedAt',
      header: columns.startedAt,
      isRowHeader: true,
      cell: ({ executionId, startedAt, status }) =>
        status === 'succeeded' || status === 'deviant' ? (
          <Link href={hrefs.answer(executionId)} isQuiet>
            {formatRelativeDateTime(startedAt, now)}
          </Link>
        ) : (
          formatRelativeDateTime(startedAt, now)
        ),
    },
    {
      key: 'startedBy',
      header: columns.startedBy,
      from: 'small',
      cell: ({ startedBy }) => startedBy.full_name,
    },
    {
      key: 'status',
      header: columns.status,
      width: '18em',
      lines: 2,
      cell: ({ status, message }) => <TestMark status={status} detail={message} />,
    },
    {
      key: 'duration',
      header: columns.duration,
      width: '8em',
      align: 'end',
      cell: ({ duration }) => (duration === null ? undefined : cronRunsCopy.duration(duration)),
    },
  ];
}
