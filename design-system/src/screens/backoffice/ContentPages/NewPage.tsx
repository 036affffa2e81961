import { contentPageDraftSchema } from 'contract';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { FormFrame } from '../../../forms/FormFrame/FormFrame.tsx';
import { formsCopy } from '../../../forms/forms.copy.ts';
import { toSubmitError } from '../../../forms/submit-failure.ts';
import { useForm } from '../../../forms/useForm.ts';
import type { LegalPageKind, PageCreation, PageQuestions } from './content-pages-state.ts';
import { contentPagesCopy } from './ContentPages.copy.ts';
import { EditorPage } from './EditorPage.tsx';
import { PageFields, usePageView } from './PageFields.tsx';

const copy = contentPagesCopy.editor;

export interface NewPageProps extends PageQuestions, PageCreation {
  readonly listHref: string;
  /** A legal page that nobody has written yet is what is most wanted. */
  readonly missing: readonly LegalPageKind[];
}

/** `/backoffice/inhaltsseiten/neu` */
export function NewPage({
  listHref,
  missing,
  findHtmlFault,
  pending,
  failure,
  onSubmit,
  onChangedChange,
  ...questions
}: NewPageProps) {
  const view = usePageView();
  const control = useForm({
    rules: () => contentPageDraftSchema({ findHtmlFault }),
    initialInput: { kind: missing[0] ?? 'other', slug: '', title: '', body: '' },
    pending,
    submitError: failure && toSubmitError(failure, copy.notCreated),
    onSubmit,
    onChangedChange,
  });
  return (
    <EditorPage heading={copy.newTitle} description={formsCopy.required} listHref={listHref}>
      <FormFrame
        control={control}
        label={copy.newForm}
        submitLabel={copy.create}
        pendingLabel={copy.creating}
        onUnfold={() => view.onViewChange('code')}
        actions={<ButtonLink href={listHref}>{copy.cancel}</ButtonLink>}
      >
        <PageFields form={control.form} {...questions} {...view} />
      </FormFrame>
    </EditorPage>
  );
}
