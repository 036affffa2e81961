import type { TestExecution } from 'contract';
import type { TestHistoryState } from 'design-system/screens/backoffice/TestSample/test-sample-state.ts';
import { TestHistory, type TestHistoryProps } from 'design-system/screens/backoffice/TestSample/TestHistory';
import { useNavigate } from 'react-router';
import { executionList } from '../../data/test-samples.ts';
import { useRead } from '../../data/use-read.ts';
import { testSampleAddress } from '../../pages/backoffice-addresses.ts';
import type { ListPage } from '../nearest-page.ts';
import { type Asked, toWholeListState } from '../to-list-state.ts';
import type { Read } from '../to-resource.ts';
import { useList } from '../use-list.ts';

type Listed = ListPage & { readonly items: readonly TestExecution[]; readonly totalItems: number };

export interface TestHistoryViewProps extends Omit<
  TestHistoryProps,
  'state' | 'filter' | 'onPage' | 'onRetry'
> {
  readonly id: string;
  readonly page: number;
}

/** The executions of a series, a page of them. */
export function TestHistoryView({ id, page, ...head }: TestHistoryViewProps) {
  const navigate = useNavigate();
  const hrefOf = (to: number) => testSampleAddress.href({ view: 'history', page: to }, { id });
  const list = useList(useRead(executionList({ id, page })), { page }, toTestHistoryState, hrefOf);
  return (
    <TestHistory
      {...head}
      state={list.state}
      filter={{ page }}
      onPage={(to) => void navigate(hrefOf(to))}
      onRetry={list.retry}
    />
  );
}

function toTestHistoryState(
  read: Read<Listed>,
  asked: Asked<Listed, { readonly page: number }>,
): TestHistoryState {
  const { error } = read;
  if (error?.kind === 'notFound' || error?.kind === 'invalid') return { kind: 'notFound' };
  return toWholeListState(read, asked);
}
