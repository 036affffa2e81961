import { addToast } from 'design-system/components/LazyToastRegion';
import { contentPagesCopy as copy } from 'design-system/screens/backoffice/ContentPages/ContentPages.copy.ts';
import { NewPage, type NewPageProps } from 'design-system/screens/backoffice/ContentPages/NewPage';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { createPage, staffPageList } from '../../data/staff-pages.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { useLeaveGuard } from '../../leaving/use-leave-guard.ts';
import { backofficePages } from '../../pages/backoffice-pages.ts';
import { Refused } from '../Refused.tsx';
import { tellUnseenFailure } from '../tell-unseen-failure.ts';
import { toSubmitFailure } from '../to-submit-failure.ts';
import { mayAdminister } from './rights-of-staff.ts';
import { usePageQuestions } from './use-page-questions.ts';

/** `/backoffice/inhaltsseiten/neu`: all staff may come here, and some may write. */
export function Component() {
  return mayAdminister() ? <Creation /> : <Refused access={['update:all_orgs']} />;
}

function Creation() {
  const navigate = useNavigate();
  const questions = usePageQuestions();
  const list = useRead(staffPageList({ page: 1 }));
  const [isChanged, setChanged] = useState(false);
  useLeaveGuard(isChanged ? 'draft' : 'nothing', () => setChanged(false));
  const { state, run } = useWrite(createPage, {
    onDone({ id, title }, _, isShown) {
      addToast({ tone: 'success', title: copy.told.created, ...(!isShown && { description: title }) });
      if (!isShown) return;
      setChanged(false);
      void navigate(backofficePages.editedContentPage.href({ id }), { replace: true });
    },
    onFailed(error, { title }, isShown) {
      if (!isShown) tellUnseenFailure(error, copy.editor.notCreated, title);
    },
  });
  // What is missing is what the form begins with; it is made once. What is asked again after a failure takes no form
  // from under somebody's hands.
  const [missing, setMissing] = useState<NewPageProps['missing']>();
  if (!missing && !list.isLoading) setMissing(list.data?.missing ?? []);
  if (!missing) return null;
  return (
    <NewPage
      {...questions}
      listHref={backofficePages.contentPages.href()}
      missing={missing}
      pending={state.kind === 'pending'}
      failure={state.kind === 'failed' ? toSubmitFailure(state.error) : null}
      onSubmit={(draft) => void run(draft)}
      onChangedChange={setChanged}
    />
  );
}
