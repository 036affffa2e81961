import { testStatuses } from 'contract';
import { Button } from '../../../components/Button/Button.tsx';
import { StatusMark } from '../../../components/StatusMark/StatusMark.tsx';
import { testMarks } from '../test-center/TestMark.tsx';
import { type ItemsFilter, noFilter, type StatusCounts } from './test-sample-state.ts';
import { testSampleCopy as copy } from './TestSample.copy.ts';
import * as styles from './TestSample.css.ts';

export interface StatusCountersProps {
  readonly status: ItemsFilter['status'];
  readonly counts: StatusCounts;
  readonly onFilter: (status: ItemsFilter['status']) => void;
}

/** How many cases stand how, each of which shows just those: „5 Alle“, „1 Abweichung“. */
export function StatusCounters({ status, counts, onFilter }: StatusCountersProps) {
  const { filters } = copy;
  const all = testStatuses.reduce((sum, value) => sum + (counts[value] ?? 0), 0);
  // As long as none are known, or there are none.
  if (all === 0) return <div className={styles.counters} />;
  // The one that is chosen stays, also once nothing stands so any more.
  const shown = testStatuses.filter((value) => (counts[value] ?? 0) > 0 || value === status);
  return (
    <div role="group" aria-label={filters.label} className={styles.counters}>
      <Button
        size="sm"
        variant={status === noFilter.status ? 'secondary' : 'quiet'}
        aria-pressed={status === noFilter.status}
        onPress={() => onFilter(noFilter.status)}
      >
        {filters.counter(copy.shownAs(null), all)}
      </Button>
      {shown.map((value) => {
        const [glyph, tone] = testMarks[value];
        return (
          <Button
            key={value}
            size="sm"
            variant={status === value ? 'secondary' : 'quiet'}
            aria-pressed={status === value}
            onPress={() => onFilter(value)}
          >
            <StatusMark glyph={glyph} tone={tone}>
              {filters.counter(copy.statuses[value], counts[value] ?? 0)}
            </StatusMark>
          </Button>
        );
      })}
    </div>
  );
}
