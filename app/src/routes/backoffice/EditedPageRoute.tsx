import type { ContentPageDraft, StaffPage } from 'contract';
import { useConfirm } from 'design-system/components/ConfirmProvider';
import { addToast } from 'design-system/components/LazyToastRegion';
import { contentPagesCopy as copy } from 'design-system/screens/backoffice/ContentPages/ContentPages.copy.ts';
import { EditedPage } from 'design-system/screens/backoffice/ContentPages/EditedPage';
import { writeFailureCopy } from 'design-system/screens/write-failure.copy.ts';
import { useParams } from 'react-router';
import { changePage, deletePage, oneStaffPage } from '../../data/staff-pages.ts';
import { preloadRead, useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { backofficePages } from '../../pages/backoffice-pages.ts';
import type { Visit } from '../../pages/page.ts';
import { pages } from '../../pages/pages.ts';
import { usePageTitle } from '../page-title.ts';
import { useSettingsForm } from '../settings/use-settings-form.ts';
import { toToastFailure } from '../to-toast-failure.ts';
import { useLeaveGone } from '../use-leave-gone.ts';
import { mayAdminister } from './rights-of-staff.ts';
import { usePageQuestions } from './use-page-questions.ts';

export function preload({ params }: Pick<Visit, 'params'>): void {
  preloadRead(oneStaffPage(params.id ?? ''));
}

/** `/backoffice/inhaltsseiten/:id`; another content page is another page. */
export function Component() {
  const { id = '' } = useParams();
  return <Page key={id} id={id} />;
}

function Page({ id }: { readonly id: string }) {
  const confirm = useConfirm();
  const { saving, ...form } = useSettingsForm({
    read: useRead(oneStaffPage(id)),
    write: changePage,
    toCall: (draft: ContentPageDraft, version) => ({ id, version, draft }),
    mayChange: mayAdminister(),
  });
  const leaveGone = useLeaveGone();
  const page = form.state.kind === 'ready' ? form.state.value : undefined;
  const questions = usePageQuestions({ id, slug: page?.slug });
  usePageTitle(page?.title ?? copy.title);
  const removal = useWrite(deletePage, {
    onDone: () => {
      addToast({ tone: 'success', title: copy.told.deleted });
      leaveGone(saving, backofficePages.contentPages.href());
    },
    onFailed: (error) =>
      addToast({
        tone: 'danger',
        ...toToastFailure(error, { ...writeFailureCopy, ...copy.told.notDeleted }),
      }),
  });
  const askAndDelete = (page: StaffPage) =>
    confirm({
      title: copy.removal.title,
      message: copy.removal.message(page.title),
      acceptLabel: copy.removal.accept,
      pendingLabel: copy.removal.pending,
      rejectLabel: copy.removal.reject,
      onAccept: () => removal.run(page),
    });
  return (
    <EditedPage
      {...form}
      {...questions}
      saving={saving}
      onDelete={mayAdminister() ? (page) => void askAndDelete(page) : undefined}
      hrefs={{
        home: pages.start.href(),
        list: backofficePages.contentPages.href(),
        shown: (slug) => pages.contentPage.href({ contentPageSlug: slug }),
      }}
    />
  );
}
