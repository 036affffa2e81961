import { FlaskConical } from '@lucide/icons';
import type { ListedTestItem } from 'contract';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { ListFrame } from '../../../patterns/ListFrame/ListFrame.tsx';
import { Forbidden } from '../../errors/Forbidden/Forbidden.tsx';
import { isUnderWay } from '../test-center/run-state.ts';
import { EditSampleDialog } from '../TestCenter/SampleDialogs.tsx';
import type { SampleEditing } from '../TestCenter/test-center-state.ts';
import { itemColumns } from './item-columns.tsx';
import { SampleNotFound, sampleParts } from './SampleParts.tsx';
import { StatusCounters } from './StatusCounters.tsx';
import {
  type ItemsFilter,
  noFilter,
  type SampleHead,
  type StatusCounts,
  type TestSampleState,
} from './test-sample-state.ts';
import { testSampleCopy as copy } from './TestSample.copy.ts';

export interface TestSampleProps extends SampleHead {
  readonly state: TestSampleState;
  readonly filter: ItemsFilter;
  /** How many cases stand how, whatever is filtered. */
  readonly counts: StatusCounts;
  /** The dialog in which the series is changed; null while it is closed. */
  readonly editing: SampleEditing | null;
  /** Missing for whoever may only execute. */
  readonly onDeleteItem?: ((item: ListedTestItem) => void) | undefined;
  readonly onFilter: (status: ItemsFilter['status']) => void;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  readonly onRetry: () => unknown;
}

/** `/backoffice/testcenter/{id}`: the cases of a series while they are executed, and afterwards. */
export function TestSample({ editing, ...props }: TestSampleProps) {
  // The dialog stays where the series goes: something is typed in it.
  return (
    <>
      <Items {...props} />
      {editing && <EditSampleDialog {...editing} />}
    </>
  );
}

function Items(props: Omit<TestSampleProps, 'editing'>) {
  const { state, filter, counts, onDeleteItem, onFilter, onRetry, ...head } = props;
  const { hrefs, run, onExecute } = head;
  if (state.kind === 'forbidden') return <Forbidden refusal={state.refusal} homeHref={hrefs.home} />;
  if (state.kind === 'notFound') return <SampleNotFound centerHref={hrefs.center} />;
  const { path, ...parts } = sampleParts(head, 'items');
  return (
    <>
      {path}
      <ListFrame
        state={state}
        filter={filter}
        words={copy.list}
        {...parts}
        filters={<StatusCounters status={filter.status} counts={counts} onFilter={onFilter} />}
        table={{
          columns: itemColumns({ hrefs, isRunning: isUnderWay(run), onExecute, onDeleteItem }),
          rowKey: ({ item }) => item.id,
        }}
        empty={{
          icon: FlaskConical,
          title: copy.empty.title,
          children: copy.empty.text,
          actions: hrefs.newItem !== undefined && <ButtonLink href={hrefs.newItem}>{copy.add}</ButtonLink>,
        }}
        noHits={{
          icon: FlaskConical,
          title: copy.noHits.title,
          actions: <Button onPress={() => onFilter(noFilter.status)}>{copy.noHits.reset}</Button>,
        }}
        nameOf={({ status }) => copy.shownAs(status === 'all' ? null : copy.statuses[status])}
        onRetry={onRetry}
      />
    </>
  );
}
