import type { TestSample } from 'contract';
import type {
  SamplesFilter,
  TestCenterState,
} from 'design-system/screens/backoffice/TestCenter/test-center-state.ts';
import { TestCenter } from 'design-system/screens/backoffice/TestCenter/TestCenter';
import { useNavigate } from 'react-router';
import { sampleList } from '../../data/test-samples.ts';
import { preloadRead, useRead } from '../../data/use-read.ts';
import { useNow } from '../../hooks/use-now.ts';
import { testCenterAddress, testSampleAddress } from '../../pages/backoffice-addresses.ts';
import type { Visit } from '../../pages/page.ts';
import { pages } from '../../pages/pages.ts';
import type { ListPage } from '../nearest-page.ts';
import { type Asked, toWholeListState } from '../to-list-state.ts';
import type { Read } from '../to-resource.ts';
import { useList } from '../use-list.ts';
import { useSearch } from '../use-search.ts';
import { mayAdminister } from './rights-of-staff.ts';
import { useExecuteAll } from './use-execute-all.ts';
import { useSampleCreation } from './use-sample-creation.ts';

type Listed = ListPage & { readonly items: readonly TestSample[]; readonly totalItems: number };

export function preload({ query }: Pick<Visit, 'query'>): void {
  preloadRead(sampleList(testCenterAddress.parse(query)));
}

/** `/backoffice/testcenter` */
export function Component() {
  const { page } = useSearch(testCenterAddress);
  const navigate = useNavigate();
  const now = useNow();
  const read = useRead(sampleList({ page }));
  const hrefOf = (to: number) => testCenterAddress.href({ page: to });
  const list = useList(read, { page }, toTestCenterState, hrefOf);
  const { open, creation } = useSampleCreation();
  const { executeAll, isStarting } = useExecuteAll();
  const isPart = (read.data?.totalPages ?? 1) > 1;
  const full = (read.data?.items ?? []).filter(({ items }) => items > 0);
  return (
    <TestCenter
      state={list.state}
      filter={{ page }}
      hrefs={{ home: pages.start.href(), sample: (id) => testSampleAddress.href({}, { id }) }}
      now={now}
      onCreate={mayAdminister() ? open : undefined}
      creation={creation}
      onRunAll={full.length > 0 ? () => executeAll(full, isPart) : undefined}
      isStarting={isStarting}
      onPage={(to) => void navigate(hrefOf(to))}
      onRetry={list.retry}
    />
  );
}

function toTestCenterState(read: Read<Listed>, asked: Asked<Listed, SamplesFilter>): TestCenterState {
  return toWholeListState(read, asked);
}
