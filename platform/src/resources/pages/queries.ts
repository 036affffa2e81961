import { legalPageKinds } from 'contract';
import type {
  ContentPage,
  ContentPageDraft,
  ContentPageKind,
  LegalPageKind,
  ListedPage,
  StaffPage,
} from 'contract';
import { and, eq, ne, or } from 'drizzle-orm';
import { rowsOfPage } from '../../api/paging.ts';
import { harmlessHtml } from '../../html/harmless-html.ts';
import { tables } from '../../store/index.ts';
import type { Database, DatabaseSession } from '../../store/index.ts';

const { pages } = tables;

export type PageRow = typeof pages.$inferSelect;

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

/** A stored page as staff see it. */
export function toStaffPage(row: PageRow): StaffPage {
  const { updatedById, updatedByName } = row;
  return {
    ...toContentPage(row),
    updatedBy: updatedById === null ? null : { id: updatedById, full_name: updatedByName ?? '' },
  };
}

/** One page of them by title, without their texts, and how many there are. */
export async function listPages(
  db: Database,
  query: { readonly page: number; readonly perPage: number },
): Promise<{ readonly items: ListedPage[]; readonly totalItems: number }> {
  const { limit, offset } = rowsOfPage(query);
  const rows = await db.select().from(pages).orderBy(pages.title, pages.id).limit(limit).offset(offset);
  return {
    items: rows.map((row) => {
      const { body: _, ...listed } = toStaffPage(row);
      return listed;
    }),
    totalItems: await db.$count(pages),
  };
}

/** The legal pages that nobody has written. */
export async function missingKinds(db: Database): Promise<LegalPageKind[]> {
  const there = await db.selectDistinct({ kind: pages.kind }).from(pages);
  return legalPageKinds.filter((kind) => !there.some((page) => page.kind === kind));
}

/** What of a draft another page has already. */
export async function takenOf(
  db: DatabaseSession,
  { slug, kind }: Pick<ContentPageDraft, 'slug' | 'kind'>,
  except: string | undefined,
): Promise<'slug' | 'kind' | null> {
  const others = await db
    .select({ slug: pages.slug, kind: pages.kind })
    .from(pages)
    .where(
      and(
        or(eq(pages.slug, slug), kind === 'other' ? undefined : eq(pages.kind, kind)),
        except === undefined ? undefined : ne(pages.id, except),
      ),
    );
  if (others.some((page) => page.slug === slug)) return 'slug';
  return others.length > 0 ? 'kind' : null;
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
