import { ExternalLink, Trash2 } from '@lucide/icons';
import {
  type ContentPageDraft,
  contentPageDraftSchema,
  contentPageKindLabels,
  type StaffPage,
} from 'contract';
import { useState } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { ResourceView } from '../../../patterns/ResourceView/ResourceView.tsx';
import { factsByField } from '../../../patterns/VersionDiff/field-changes.ts';
import { Forbidden } from '../../errors/Forbidden/Forbidden.tsx';
import { SettingsForm } from '../../settings/saving/SettingsForm.tsx';
import type { EditedPageState, PageQuestions, PageSaving } from './content-pages-state.ts';
import { contentPagesCopy } from './ContentPages.copy.ts';
import { EditorPage } from './EditorPage.tsx';
import { PageFields, usePageView } from './PageFields.tsx';
import { PagePreview } from './PagePreview.tsx';

const copy = contentPagesCopy.editor;

export interface EditedPageProps extends PageQuestions {
  readonly state: EditedPageState;
  readonly hrefs: { readonly home: string; readonly list: string; readonly shown: (slug: string) => string };
  /** Null for whoever may only read it. */
  readonly saving: PageSaving | null;
  /** None where the person may not delete it. */
  readonly onDelete?: ((page: StaffPage) => void) | undefined;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  readonly onRetry: () => unknown;
}

/** `/backoffice/inhaltsseiten/:id`: one page, its text and how it appears. */
export function EditedPage({ state, hrefs, saving, onDelete, onRetry, ...questions }: EditedPageProps) {
  if (state.kind === 'forbidden') return <Forbidden refusal={state.refusal} homeHref={hrefs.home} />;
  const page = state.kind === 'ready' ? state.value : null;
  const isLost = state.kind === 'ready' && state.loss !== undefined;
  return (
    <EditorPage
      heading={page?.title ?? copy.unknown}
      listHref={hrefs.list}
      actions={
        page &&
        !isLost && (
          <>
            <ButtonLink href={hrefs.shown(page.slug)} icon={ExternalLink}>
              {copy.show}
            </ButtonLink>
            {onDelete && (
              <Button variant="quiet" icon={Trash2} onPress={() => onDelete(page)}>
                {copy.remove}
              </Button>
            )}
          </>
        )
      }
    >
      <ResourceView
        resource={state}
        words={{ loading: copy.loading, failed: copy.failed }}
        skeleton={
          <Stack gap={3}>
            <Skeleton width={0.7} />
            <Skeleton width={0.5} />
          </Stack>
        }
        notFound={{
          title: copy.notFound,
          actions: <ButtonLink href={hrefs.list}>{copy.toList}</ButtonLink>,
        }}
        renderRefusal={(refusal) => <Forbidden refusal={refusal} homeHref={hrefs.home} />}
        onRetry={onRetry}
      >
        {(shown) =>
          saving ? (
            <PageForm saving={saving} {...questions} />
          ) : (
            <Stack gap={4}>
              <Banner tone="info">{copy.readOnly}</Banner>
              <PagePreview title={shown.title} body={shown.body} />
            </Stack>
          )
        }
      </ResourceView>
    </EditorPage>
  );
}

function PageForm({ saving, findHtmlFault, ...questions }: PageQuestions & { readonly saving: PageSaving }) {
  const [schema] = useState(() => contentPageDraftSchema({ findHtmlFault }));
  const view = usePageView();
  return (
    <SettingsForm
      label={copy.form}
      schema={schema}
      saving={saving}
      toDraft={({ kind, slug, title, body }) => ({ kind, slug, title, body })}
      factsOf={factsOf}
      onUnfold={() => view.onViewChange('code')}
    >
      {(form) => <PageFields form={form} {...questions} {...view} />}
    </SettingsForm>
  );
}

function factsOf({ title, slug, kind, body }: ContentPageDraft) {
  return factsByField<ContentPageDraft>({
    title: { label: copy.titleField, value: title },
    slug: { label: copy.slug, value: slug },
    kind: { label: copy.kind, value: contentPageKindLabels[kind] },
    body: { label: copy.body, value: body },
  });
}
