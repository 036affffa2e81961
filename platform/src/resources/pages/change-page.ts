import { problemCodes } from 'contract';
import type { api, ContentPageDraft, StaffPage } from 'contract';
import { and, eq, sql } from 'drizzle-orm';
import { creationId } from '../../api/handler.ts';
import type { Call, Handler } from '../../api/handler.ts';
import { fieldProblem, notFound } from '../../api/problem.ts';
import { overtaken, requireVersion } from '../../api/versions.ts';
import { recordChange } from '../../audit/audit.ts';
import { personRef } from '../../audit/person-ref.ts';
import { harmlessHtml, hasText } from '../../html/harmless-html.ts';
import type { Services } from '../../services.ts';
import { tables } from '../../store/index.ts';
import type { DatabaseSession } from '../../store/index.ts';
import { pageApiCopy as copy } from './pages.copy.ts';
import { takenOf, toStaffPage } from './queries.ts';
import type { PageRow } from './queries.ts';

const { pages } = tables;

type Pages = (typeof api)['pages'];
type CallOf<Name extends keyof Pages> = Parameters<Handler<Pages[Name]>>[0];
type Needs = Pick<Services, 'db' | 'now'>;

/** @throws {ProblemError} 404 */
export async function requirePage(db: DatabaseSession, id: string): Promise<PageRow> {
  const [row] = await db.select().from(pages).where(eq(pages.id, id));
  if (!row) throw notFound(copy.notFound);
  return row;
}

/** Publishes a page, once per key. */
export async function createPage({ db, now }: Needs, call: CallOf<'create'>): Promise<StaffPage> {
  const id = creationId('pag', call);
  const draft = harmless(call.body);
  await db.transaction(async (transaction) => {
    const by = await personRef(transaction, call.caller.personId);
    const [row] = await transaction
      .insert(pages)
      .values({ id, ...draft, createdAt: now(), ...changedBy(by, now()) })
      .onConflictDoNothing()
      .returning();
    if (row) await record(transaction, call, 'created', null, row);
    else if (!(await isThere(transaction, id))) throw await taken(transaction, draft);
  });
  return toStaffPage(await requirePage(db, id));
}

/** Changes a page, unless somebody has done so since. */
export async function changePage({ db, now }: Needs, call: CallOf<'change'>): Promise<StaffPage> {
  const before = await requirePage(db, call.params.id);
  requireVersion(call, before, copy.changed);
  const draft = harmless(call.body);
  return db.transaction(async (transaction) => {
    // Whoever gives another page the same slug at this moment waits, and is told so instead of failing.
    await transaction.execute(sql`lock table ${pages} in share row exclusive mode`);
    if (await takenOf(transaction, draft, before.id)) throw await taken(transaction, draft, before.id);
    const by = await personRef(transaction, call.caller.personId);
    const [row] = await transaction
      .update(pages)
      .set({ ...draft, ...changedBy(by, now()), version: before.version + 1, isDemo: false })
      .where(and(eq(pages.id, before.id), eq(pages.version, before.version)))
      .returning();
    if (!row) throw overtaken(copy.changed);
    await record(transaction, call, 'changed', before, row);
    return toStaffPage(row);
  });
}

/** Takes a page away, unless somebody has changed it since. */
export async function removePage({ db }: Needs, call: CallOf<'remove'>): Promise<void> {
  const before = await requirePage(db, call.params.id);
  requireVersion(call, before, copy.changed);
  await db.transaction(async (transaction) => {
    const [row] = await transaction
      .delete(pages)
      .where(and(eq(pages.id, before.id), eq(pages.version, before.version)))
      .returning();
    if (!row) throw overtaken(copy.changed);
    await record(transaction, call, 'deleted', row, null);
  });
}

/** @throws {ProblemError} 422 where nothing is left that anybody could read: an imprint would be there, and say nothing */
function harmless(draft: ContentPageDraft): ContentPageDraft {
  const body = harmlessHtml(draft.body);
  if (!hasText(body)) throw fieldProblem([{ pointer: '/body', detail: copy.nothingLeft }]);
  return { ...draft, body };
}

function changedBy(by: { readonly id: string; readonly full_name: string }, at: Date) {
  return { updatedAt: at, updatedById: by.id, updatedByName: by.full_name };
}

async function isThere(db: DatabaseSession, id: string): Promise<boolean> {
  return (await db.$count(pages, eq(pages.id, id))) > 0;
}

/** Says at its field what another page has already. */
async function taken(db: DatabaseSession, draft: Pick<ContentPageDraft, 'slug' | 'kind'>, except?: string) {
  const what = await takenOf(db, draft, except);
  return what === 'kind'
    ? fieldProblem([{ pointer: '/kind', detail: copy.kindTaken }], { code: problemCodes.pageKindTaken })
    : fieldProblem([{ pointer: '/slug', detail: copy.slugTaken }], { code: problemCodes.slugAlreadyExists });
}

async function record(
  db: DatabaseSession,
  call: Pick<Call, 'caller' | 'requestId'>,
  action: 'created' | 'changed' | 'deleted',
  before: PageRow | null,
  after: PageRow | null,
): Promise<void> {
  await recordChange(db, {
    // Pages are nobody's: the record stands with those who write them.
    orgCode: call.caller.orgCode,
    by: await personRef(db, call.caller.personId),
    action,
    object: { kind: 'page', id: (after ?? before)?.id ?? '' },
    before: before && audited(before),
    after: after && audited(after),
    requestId: call.requestId,
  });
}

/** What the audit log compares of a page. */
function audited({ kind, slug, title, body }: PageRow): object {
  return { kind, slug, title, body } satisfies Record<keyof ContentPageDraft, unknown>;
}
