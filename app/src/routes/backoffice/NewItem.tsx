import { localDay, type TestItemDraft } from 'contract';
import { addToast } from 'design-system/components/LazyToastRegion';
import { NewTestItem } from 'design-system/screens/backoffice/TestItem/NewTestItem';
import { testItemCopy as copy } from 'design-system/screens/backoffice/TestItem/TestItem.copy.ts';
import { testSampleCopy } from 'design-system/screens/backoffice/TestSample/TestSample.copy.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { createItem, oneSample } from '../../data/test-samples.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { useLeaveGuard } from '../../leaving/use-leave-guard.ts';
import { testCenterAddress, testSampleAddress } from '../../pages/backoffice-addresses.ts';
import { backofficePages } from '../../pages/backoffice-pages.ts';
import { usePageTitle } from '../page-title.ts';
import { Refused } from '../Refused.tsx';
import { tellUnseenFailure } from '../tell-unseen-failure.ts';
import { toSubmitFailure } from '../to-submit-failure.ts';
import { mayAdminister } from './rights-of-staff.ts';
import { useTestProducts } from './use-test-products.ts';

/** A case that is made: all staff may come here, and some may write. */
export function NewItem({ id }: { readonly id: string }) {
  return mayAdminister() ? <Creation id={id} /> : <Refused access={['update:all_orgs']} />;
}

function Creation({ id }: { readonly id: string }) {
  const navigate = useNavigate();
  const sample = useRead(oneSample(id));
  const products = useTestProducts();
  const [today] = useState(() => localDay(new Date()));
  const [isChanged, setChanged] = useState(false);
  useLeaveGuard(isChanged ? 'draft' : 'nothing', () => setChanged(false));
  usePageTitle(copy.form.newTitle);
  const { state, run } = useWrite(createItem, {
    onDone({ id: itemId, name }, _, isShown) {
      addToast({ tone: 'success', title: copy.told.created, ...(!isShown && { description: name }) });
      if (!isShown) return;
      setChanged(false);
      void navigate(backofficePages.testItem.href({ id, itemId }), { replace: true });
    },
    onFailed(error, { draft }, isShown) {
      if (!isShown) tellUnseenFailure(error, copy.form.notCreated, draft.name);
    },
  });
  return (
    <NewTestItem
      sampleName={sample.data?.name ?? testSampleCopy.unknown}
      products={products}
      hrefs={{ center: testCenterAddress.href(), sample: testSampleAddress.href({}, { id }) }}
      today={today}
      pending={state.kind === 'pending'}
      failure={state.kind === 'failed' ? toSubmitFailure(state.error) : null}
      onSubmit={(draft: TestItemDraft) => void run({ id, draft })}
      onChangedChange={setChanged}
    />
  );
}
