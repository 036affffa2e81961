import {
  type ContentPageDraft,
  type contentPageDraftSchema,
  contentPageKindLabels,
  contentPageKinds,
  isReservedSegment,
} from 'contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { BoundCodeField, BoundSelect, BoundTextField } from '../../../forms/fields.tsx';
import type { Form } from '../../../forms/form.ts';
import { FieldGrid } from '../../../forms/FormFrame/FieldGrid.tsx';
import { useField, useSettled, useSettledText } from '../../../forms/useField.ts';
import type { PageQuestions, SlugState } from './content-pages-state.ts';
import { contentPagesCopy } from './ContentPages.copy.ts';
import * as styles from './PageFields.css.ts';
import { PagePreview } from './PagePreview.tsx';

const copy = contentPagesCopy.editor;

export type PageForm = Form<ReturnType<typeof contentPageDraftSchema>>;

const kinds = contentPageKinds.map((value) => ({ value, label: contentPageKindLabels[value] }));
const views = [
  { value: 'code', label: copy.code },
  { value: 'preview', label: copy.preview },
] as const;
type View = (typeof views)[number]['value'];

const slugWords: Record<SlugState, string> = {
  unknown: '',
  asking: copy.slugAsking,
  free: copy.slugFree,
  taken: copy.slugTaken,
};

export interface PageFieldsProps extends Omit<PageQuestions, 'findHtmlFault'> {
  readonly form: PageForm;
  /** Where the text is seen: as it is typed, or as it will appear. */
  readonly view: View;
  readonly onViewChange: (view: View) => void;
}

/** The choice between text and preview, for the owner of the form: a complaint leads back to the text. */
export function usePageView() {
  const [view, setView] = useState<View>('code');
  return { view, onViewChange: setView };
}

/** What a content page consists of. */
export function PageFields({ form, slug, onSlugChange, view, onViewChange }: PageFieldsProps) {
  const typed = useSettledText(form.at('slug'));
  const kind = useSettled(form.at('kind'));
  // No page has what the application keeps for itself, and yet it is not free.
  const asked = isReservedSegment(typed, kind) ? '' : typed;
  useEffect(() => onSlugChange(asked), [asked, onSlugChange]);
  return (
    <Stack gap={5}>
      <FieldGrid columns={2}>
        <BoundTextField field={form.at('title')} label={copy.titleField} isRequired />
        <BoundSelect field={form.at('kind')} label={copy.kind} options={kinds} isRequired />
        <div>
          <BoundTextField field={form.at('slug')} label={copy.slug} description={copy.slugHelp} isRequired />
          <SlugNote form={form} slug={slug} />
        </div>
      </FieldGrid>
      <div className={styles.view}>
        <SegmentedControl label={copy.view} segments={views} value={view} onChange={onViewChange} />
      </div>
      {/* Hidden and not gone: the form keeps what was typed, and its place among the complaints. */}
      <div hidden={view !== 'code'}>
        <BoundCodeField
          field={form.at('body')}
          label={copy.body}
          description={copy.bodyHelp}
          rows={20}
          isRequired
        />
      </div>
      {view === 'preview' && <LivePreview form={form} />}
    </Stack>
  );
}

/** Whether the slug is free; where the field complains of it, that is all there is to say. */
function SlugNote({ form, slug }: Pick<PageFieldsProps, 'form' | 'slug'>) {
  const { error } = useField(form.at('slug'));
  return (
    <p role="status" className={styles.slug} data-taken={slug === 'taken' || undefined}>
      {error === undefined && slugWords[slug]}
    </p>
  );
}

function LivePreview({ form }: Pick<PageFieldsProps, 'form'>) {
  const { title, body }: Partial<ContentPageDraft> = useSyncExternalStore(form.onSettle, form.settled);
  return <PagePreview title={title ?? ''} body={body ?? ''} />;
}
