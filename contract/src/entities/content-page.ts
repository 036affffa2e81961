import * as v from 'valibot';
import { choice } from '../rules/choice.ts';
import { contentPageMessages } from '../rules/content-page-messages.copy.ts';
import { toldInstant } from '../rules/date.ts';
import { htmlText, type HtmlCheck } from '../rules/html.ts';
import { isReservedSegment, slugText } from '../rules/slug.ts';
import { requiredText } from '../rules/text.ts';
import { limits } from './limits.ts';
import { personRefSchema } from './shipment.ts';

/** Kinds that the law asks for: of each there is one page, which has an address of its own; where it is missing, staff are told. */
export const legalPageKinds = ['privacy-policy', 'terms-and-conditions', 'imprint'] as const;
export type LegalPageKind = (typeof legalPageKinds)[number];

/** What a content page is. */
export const contentPageKinds = [...legalPageKinds, 'other'] as const;
export type ContentPageKind = (typeof contentPageKinds)[number];

/** A content page as whoever writes it gives it. `findHtmlFault` of `contract/html` reads the whole body. */
export function contentPageDraftSchema({ findHtmlFault }: { readonly findHtmlFault: HtmlCheck }) {
  return v.pipe(
    v.object({
      kind: choice(contentPageKinds),
      /** Where it stands: the one segment of its address. */
      slug: slugText(),
      title: requiredText(limits.pageTitle),
      body: htmlText(findHtmlFault),
    }),
    v.forward(
      v.partialCheck(
        [['kind'], ['slug']],
        ({ kind, slug }) => !isReservedSegment(slug, kind),
        contentPageMessages.slugReserved,
      ),
      ['slug'],
    ),
  );
}

export type ContentPageDraft = v.InferOutput<ReturnType<typeof contentPageDraftSchema>>;

/** A content page as the API returns it. */
export const contentPageSchema = v.object({
  id: v.string(),
  kind: v.fallback(v.picklist(contentPageKinds), 'other'),
  slug: v.string(),
  title: v.string(),
  /** HTML. Whoever shows it makes it harmless first, whatever the API has done. */
  body: v.string(),
  updatedAt: toldInstant(),
  /** Grows with each change; for changing it, see `isVersioned` in docs/decisions/0016. */
  version: v.number(),
});

export type ContentPage = v.InferOutput<typeof contentPageSchema>;

/** A content page as staff see it: with who has changed it last, null where nobody did. */
export const staffPageSchema = v.object({
  ...contentPageSchema.entries,
  updatedBy: v.nullable(personRefSchema),
});
export type StaffPage = v.InferOutput<typeof staffPageSchema>;

/** The same without its text. */
export const listedPageSchema = v.omit(staffPageSchema, ['body']);
export type ListedPage = v.InferOutput<typeof listedPageSchema>;
