import { FlaskConical } from '@lucide/icons';
import type { ListedTestItem } from 'contract';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { isUnderWay } from '../test-center/run-state.ts';
import type { TestProduct } from '../test-center/test-product.ts';
import { CasesView, type CasesViewProps } from './CasesView.tsx';
import { itemColumns } from './item-columns.tsx';
import type { TestRow } from './test-sample-state.ts';
import { testSampleCopy as copy } from './TestSample.copy.ts';

export interface TestSampleProps extends CasesViewProps<TestRow> {
  /** What a case may be about. */
  readonly products: readonly TestProduct[];
  /** Missing for whoever may only execute. */
  readonly onDeleteItem?: ((item: ListedTestItem) => void) | undefined;
}

/** `/backoffice/testcenter/{id}`: the cases of a series while they are executed, and afterwards. */
export function TestSample({ products, onDeleteItem, ...view }: TestSampleProps) {
  const { hrefs, run, onExecute } = view;
  return (
    <CasesView
      {...view}
      tab="items"
      list={{
        words: copy.list,
        table: {
          columns: itemColumns({ hrefs, products, isRunning: isUnderWay(run), onExecute, onDeleteItem }),
          rowKey: ({ item }) => item.id,
        },
        empty: {
          icon: FlaskConical,
          title: copy.empty.title,
          children: copy.empty.text,
          actions: hrefs.newItem !== undefined && <ButtonLink href={hrefs.newItem}>{copy.add}</ButtonLink>,
        },
      }}
    />
  );
}
