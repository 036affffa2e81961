import { isDeepStrictEqual } from 'node:util';
import { normalizeAddressBlock } from 'contract';
import type { api, ContactDraft, ContactKind } from 'contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Caller } from '../../api/caller.ts';
import type { Handler, ResourceHandlers } from '../../api/handler.ts';
import { ProblemError } from '../../api/problem.ts';
import { requireRow } from '../../api/rows.ts';
import { overtaken, requireVersion } from '../../api/versions.ts';
import { recordChange } from '../../audit/audit.ts';
import { personRef } from '../../audit/person-ref.ts';
import type { Services } from '../../services.ts';
import { tables } from '../../store/index.ts';
import type { DatabaseSession } from '../../store/index.ts';
import { contactSearchText, toContact } from './contact-row.ts';
import type { ContactRow } from './contact-row.ts';
import { contactApiCopy } from './contacts.copy.ts';
import { becomeDefaultSender } from './default-sender.ts';
import { unlinkFromTemplates } from './unlink-from-templates.ts';

const { contacts } = tables;

type ChangeHandlers = Pick<ResourceHandlers<'contacts'>, 'change' | 'remove' | 'makeDefaultSender'>;
type ChangeCall = Parameters<Handler<(typeof api.contacts)['change']>>[0];

/** What is done with contacts that are there. */
export function changeHandlers({ db, now }: Pick<Services, 'db' | 'now'>): ChangeHandlers {
  return {
    change: async (call) => {
      const row: ContactRow = await requireRow(db, contacts, call, contactApiCopy.notFound);
      const draft = { ...call.body, block: normalizeAddressBlock(call.body.block) };
      requireRightFor(call.caller, row.kind, draft.kind);
      // A repetition whose first answer was lost finds its own work.
      if (isDeepStrictEqual(draftOf(row), draft)) return toContact(row);
      return toContact(await db.transaction((transaction) => change(transaction, call, row, draft, now())));
    },

    remove: async (call) => {
      const row: ContactRow = await requireRow(db, contacts, call, contactApiCopy.notFound);
      requireRightFor(call.caller, row.kind);
      requireVersion(call, row, contactApiCopy.versionStale);
      await db.transaction(async (transaction) => {
        const [removed] = await transaction.delete(contacts).where(isSameVersion(row)).returning();
        if (!removed) throw overtaken(contactApiCopy.versionStale);
        await unlinkFromTemplates(transaction, removed);
        await recordContact(transaction, call, removed, 'deleted', draftOf(removed), null);
      });
    },

    makeDefaultSender: async (call) => {
      const row: ContactRow = await requireRow(db, contacts, call, contactApiCopy.notFound);
      requireRightFor(call.caller, row.kind);
      if (row.kind !== 'sender') throw new ProblemError(409, contactApiCopy.notASender);
      if (row.isDefaultSender) return toContact(row);
      return toContact(
        await db.transaction(async (transaction) => {
          const by = await personRef(transaction, call.caller.personId);
          const { requestId } = call;
          const made = await becomeDefaultSender(transaction, row.id, {
            orgCode: row.orgCode,
            by,
            requestId,
          });
          if (!made) throw overtaken(contactApiCopy.versionStale);
          const [before, after] = [{ isDefaultSender: false }, { isDefaultSender: true }];
          await recordContact(transaction, call, made, 'changed', before, after);
          return made;
        }),
      );
    },
  };
}

/** What stands on labels as the sender is for those to change who have the flag for it. */
export function requireRightFor(caller: Pick<Caller, 'has'>, ...kinds: readonly ContactKind[]): void {
  if (kinds.every((kind) => kind === 'recipient') || caller.has('edit_sender_contacts')) return;
  throw new ProblemError(403, { detail: contactApiCopy.onlyOwnersChangeSenders });
}

/** @throws {ProblemError} 412 for what somebody else has changed since, 404 for what they have deleted */
async function change(
  transaction: DatabaseSession,
  call: ChangeCall,
  row: ContactRow,
  draft: ContactDraft,
  at: Date,
): Promise<ContactRow> {
  requireVersion(call, row, contactApiCopy.versionStale);
  const by = await personRef(transaction, call.caller.personId);
  const [changed] = await transaction
    .update(contacts)
    .set({
      ...draft,
      // Whatever else it becomes is no sender to begin with.
      ...(draft.kind !== 'sender' && { isDefaultSender: false }),
      searchText: contactSearchText(draft),
      updatedAt: at,
      updatedByName: by.full_name,
      version: sql`${contacts.version} + 1`,
    })
    .where(isSameVersion(row))
    .returning();
  if (!changed) throw overtaken(contactApiCopy.versionStale);
  const [was, is] = [row.isDefaultSender, changed.isDefaultSender];
  const before = { ...draftOf(row), ...(was !== is && { isDefaultSender: was }) };
  const after = { ...draft, ...(was !== is && { isDefaultSender: is }) };
  await recordContact(transaction, call, changed, 'changed', before, after);
  return changed;
}

/** Whether it still is what was read. */
function isSameVersion({ id, version }: Pick<ContactRow, 'id' | 'version'>) {
  return and(eq(contacts.id, id), eq(contacts.version, version));
}

function draftOf({ kind, shortName, block }: ContactRow): ContactDraft {
  return { kind, shortName, block };
}

async function recordContact(
  transaction: DatabaseSession,
  { caller, requestId }: Pick<ChangeCall, 'caller' | 'requestId'>,
  { id, orgCode }: Pick<ContactRow, 'id' | 'orgCode'>,
  action: 'changed' | 'deleted',
  before: object,
  after: object | null,
): Promise<void> {
  const by = await personRef(transaction, caller.personId);
  const object = { kind: 'contact' as const, id };
  await recordChange(transaction, { orgCode, by, action, object, before, after, requestId });
}
