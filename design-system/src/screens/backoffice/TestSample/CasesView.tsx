import { FlaskConical } from '@lucide/icons';
import type { ReactNode } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { type OwnOfView, SampleView, type SampleViewProps } from './SampleView.tsx';
import { StatusCounters } from './StatusCounters.tsx';
import { type ItemsFilter, noFilter, type StatusCounts } from './test-sample-state.ts';
import { testSampleCopy as copy } from './TestSample.copy.ts';

/** What each view of cases is given. */
export interface CasesViewProps<Row> extends SampleViewProps<Row, ItemsFilter> {
  /** How many cases stand how, whatever is filtered. */
  readonly counts: StatusCounts;
  readonly onFilter: (status: ItemsFilter['status']) => void;
}

interface OwnOfCases<Row> extends Omit<OwnOfView<Row, ItemsFilter>, 'list'> {
  readonly list: Pick<OwnOfView<Row, ItemsFilter>['list'], 'words' | 'table' | 'empty'>;
  /** What stands above the counters. */
  readonly above?: ReactNode;
}

/** Cases of a series, all on one page, which their states narrow down. */
export function CasesView<Row>(props: CasesViewProps<Row> & OwnOfCases<Row>) {
  const { filter, counts, above, list, onFilter } = props;
  return (
    <SampleView
      {...props}
      list={{
        ...list,
        filters: (
          <Stack gap={3}>
            {above}
            <StatusCounters status={filter.status} counts={counts} onFilter={onFilter} />
          </Stack>
        ),
        noHits: {
          icon: FlaskConical,
          title: copy.noHits.title,
          actions: <Button onPress={() => onFilter(noFilter.status)}>{copy.noHits.reset}</Button>,
        },
        nameOf: ({ status }) => copy.shownAs(status === 'all' ? null : copy.statuses[status]),
      }}
    />
  );
}
