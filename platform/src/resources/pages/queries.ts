import type { ContentPage, ContentPageDraft, ContentPageKind } from 'contract';
import { and, eq, ne } from 'drizzle-orm';
import { harmlessHtml } from '../../html/harmless-html.ts';
import { tables } from '../../store/index.ts';
import type { Database, DatabaseSession } from '../../store/index.ts';

const { pages } = tables;

type PageRow = typeof pages.$inferSelect;

/** The page that is asked for, or null; asked for by both, it has to be both. */
export async function findPublishedPage(
  db: Database,
  { slug, kind }: { readonly slug?: string | undefined; readonly kind?: ContentPageKind | undefined },
): Promise<ContentPage | null> {
  // Of the kind `other` there may be many, each with its slug.
  const which =
    slug === undefined
      ? kind && and(eq(pages.kind, kind), ne(pages.kind, 'other'))
      : and(eq(pages.slug, slug), kind && eq(pages.kind, kind));
  const [row] = which ? await db.select().from(pages).where(which).limit(1) : [];
  return row ? toContentPage(row) : null;
}

/** A stored page as the contract writes it. */
function toContentPage({ id, kind, slug, title, body, updatedAt, version }: PageRow): ContentPage {
  return { id, kind, slug, title, body, updatedAt: updatedAt.toISOString(), version };
}

/** Stores pages, made harmless; where there is one with the same slug or kind already, that one stays. */
export async function insertPages(
  db: DatabaseSession,
  drafts: readonly (ContentPageDraft & Pick<PageRow, 'id' | 'updatedAt' | 'isDemo'>)[],
): Promise<void> {
  await db
    .insert(pages)
    .values(
      drafts.map(({ id, kind, slug, title, body, updatedAt, isDemo }) => ({
        id,
        kind,
        slug,
        title,
        body: harmlessHtml(body),
        createdAt: updatedAt,
        updatedAt,
        isDemo,
      })),
    )
    .onConflictDoNothing();
}
