import type { ContentPageDraft, HtmlCheck, LegalPageKind, ListedPage, StaffPage } from 'contract';
import type { SubmitFailure } from '../../../forms/submit-failure.ts';
import type { ListFilter, ListState } from '../../../patterns/ListFrame/list-state.ts';
import type { Resource } from '../../../patterns/ResourceView/resource.ts';
import type { SettingsSaving } from '../../settings/saving/settings-saving.ts';

/** Pages are leafed through, by title. */
export type ContentPagesFilter = ListFilter;

/** Nothing narrows the list down, so none means that there are none. */
export type ContentPagesState = Exclude<
  ListState<ListedPage, ContentPagesFilter>,
  { readonly kind: 'noHits' }
>;

/** What the editor of a page shows. */
export type EditedPageState = Resource<StaffPage>;

/** Addresses that the list links to. */
export interface ContentPagesHrefs {
  readonly home: string;
  /** Missing where the person may not write pages. */
  readonly create?: string | undefined;
  readonly page: (id: string) => string;
}

/** How a page is saved that is there. */
export type PageSaving = SettingsSaving<StaffPage, ContentPageDraft>;

/** What the fields ask for while somebody types. */
export interface PageQuestions {
  /** Reads HTML; it comes with code of its own. */
  readonly findHtmlFault: HtmlCheck;
  /** What is known of the slug that is typed. */
  readonly slug: SlugState;
  readonly onSlugChange: (slug: string) => void;
}

/** Whether a slug is free; `unknown` where nobody has said, or nothing is typed that could be one. */
export type SlugState = 'unknown' | 'asking' | 'free' | 'taken';

/** A page that is made. */
export interface PageCreation {
  readonly pending: boolean;
  readonly failure: SubmitFailure | null;
  readonly onSubmit: (page: ContentPageDraft) => void;
  readonly onChangedChange: (isChanged: boolean) => void;
}

export type { LegalPageKind };
