import { TestItem } from 'design-system/screens/backoffice/TestItem/TestItem';
import { testItemCopy as copy } from 'design-system/screens/backoffice/TestItem/TestItem.copy.ts';
import { useParams } from 'react-router';
import { oneItem, oneSample } from '../../data/test-samples.ts';
import { preloadRead, useRead } from '../../data/use-read.ts';
import { useNow } from '../../hooks/use-now.ts';
import { testCenterAddress, testItemAddress, testSampleAddress } from '../../pages/backoffice-addresses.ts';
import type { Visit } from '../../pages/page.ts';
import { pages } from '../../pages/pages.ts';
import { usePageTitle } from '../page-title.ts';
import { NEW_ITEM } from './new-item.ts';
import { NewItem } from './NewItem.tsx';
import { mayAdminister } from './rights-of-staff.ts';
import { useItemChanges } from './use-item-changes.ts';
import { usePastAnswer } from './use-past-answer.ts';
import { preloadTestProducts, useTestProducts } from './use-test-products.ts';
import { useTestRun } from './use-test-run.ts';

export function preload({ params }: Pick<Visit, 'params'>): void {
  const { id = '', itemId = '' } = params;
  preloadRead(oneSample(id));
  preloadTestProducts();
  if (itemId !== NEW_ITEM) preloadRead(oneItem({ id, itemId }));
}

/** `/backoffice/testcenter/{id}/item/{itemId}`; another case is another page. */
export function Component() {
  const { id = '', itemId = '' } = useParams();
  if (itemId === NEW_ITEM) return <NewItem key={id} id={id} />;
  return <Item key={itemId} id={id} itemId={itemId} />;
}

function Item({ id, itemId }: { readonly id: string; readonly itemId: string }) {
  const now = useNow();
  const sample = useRead(oneSample(id));
  const { run, results, execute } = useTestRun(id);
  const { state, changes, onRetry } = useItemChanges({ id, itemId });
  const products = useTestProducts();
  const past = usePastAnswer({ id, itemId });
  usePageTitle(state.kind === 'ready' ? state.value.name : copy.unknown);
  return (
    <TestItem
      state={state}
      comparing={sample.data}
      run={{ ...run, result: results.get(itemId) ?? null }}
      hrefs={{
        home: pages.start.href(),
        center: testCenterAddress.href(),
        sample: testSampleAddress.href({}, { id }),
        item: (other) => testItemAddress.href({}, { id, itemId: other }),
        answer: (executionId) => testItemAddress.href({ execution: executionId }, { id, itemId }),
      }}
      past={past}
      products={products}
      now={now}
      // Who may no longer change it keeps what is typed.
      changes={mayAdminister() || changes.saving ? changes : null}
      onExecute={() => execute(itemId)}
      onRetry={onRetry}
    />
  );
}
