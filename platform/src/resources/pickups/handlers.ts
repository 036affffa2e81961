import { isDeepStrictEqual } from 'node:util';
import {
  firstDayOf,
  isOverToday,
  kindOfPickup,
  normalizeAddressBlock,
  normalizePickup,
  pickupMessages,
  problemCodes,
  ruleMessages,
} from 'contract';
import type { PickupDraft } from 'contract';
import { and, eq, sql } from 'drizzle-orm';
import { creationId } from '../../api/handler.ts';
import type { Call, ResourceHandlers } from '../../api/handler.ts';
import { toPage } from '../../api/paging.ts';
import { fieldProblem, notFound, ProblemError } from '../../api/problem.ts';
import { requireRow } from '../../api/rows.ts';
import { inScope, visibleTo } from '../../api/scope.ts';
import { overtaken, requireVersion } from '../../api/versions.ts';
import { recordChange } from '../../audit/audit.ts';
import { personRef } from '../../audit/person-ref.ts';
import type { Services } from '../../services.ts';
import { tables } from '../../store/index.ts';
import type { DatabaseSession } from '../../store/index.ts';
import { recordPickupNews } from '../notifications/notify.ts';
import { nextDates } from './next-dates.ts';
import { derivedFrom, draftOf, firstDayFetched, toPickup } from './pickup-row.ts';
import type { CallerClock, PickupRow } from './pickup-row.ts';
import { pickupApiCopy as copy } from './pickups.copy.ts';
import { insertPickup, listPickups, readyToPickUp } from './queries.ts';

const { organizations, pickups, shipments } = tables;

export function pickupHandlers({
  db,
  announcer,
  now,
}: Pick<Services, 'db' | 'announcer' | 'now'>): ResourceHandlers<'pickups'> {
  return {
    list: async (call) => {
      await requireEnabled(db, call);
      const { query } = call;
      const clock: CallerClock = call;
      const { rows, totalItems, tabCounts } = await listPickups(
        db,
        inScope(call.scope, pickups),
        query,
        clock,
      );
      const items = rows.map((row) => toPickup(row, clock));
      return { ...toPage(items, totalItems, query), tabCounts };
    },

    next: async (call) => {
      await requireEnabled(db, call);
      const { pickup: id, amount, organization } = call.query;
      const only =
        id === undefined
          ? undefined
          : await requireRow(db, pickups, { ...call, params: { id } }, copy.notFound);
      const items = await nextDates(db, inScope(call.scope, pickups), call, { only, amount });
      const mayCount = visibleTo('read:shipments', call.caller, organization);
      const ready = mayCount ? await readyToPickUp(db, inScope(mayCount, shipments)) : null;
      return { items, ready };
    },

    get: async (call) => {
      await requireEnabled(db, call);
      return toPickup(await requireRow(db, pickups, call, copy.notFound), call);
    },

    create: async (call) => {
      await requireEnabled(db, call);
      const draft = normalized(call.body);
      const id = creationId('pic', call);
      const { orgCode, personId } = call.caller;
      const news = await db.transaction(async (transaction) => {
        const by = await personRef(transaction, personId);
        const owner = { id, orgCode, createdById: by.id, createdByName: by.full_name, createdAt: now() };
        if (!(await insertPickup(transaction, draft, owner))) return undefined;
        await record(transaction, call, { orgCode, action: 'created', id, before: null, after: draft });
        const { lastPossiblePickupTime } = draft;
        // Colleagues hear of the day on which somebody comes; a series may begin before it.
        const day = firstDayFetched(draft, call);
        return recordPickupNews(transaction, { orgCode, by, pickup: { id, day, lastPossiblePickupTime } });
      });
      if (news) announcer.announce(orgCode, news);
      const [row] = await db.select().from(pickups).where(eq(pickups.id, id));
      if (!row) throw notFound(copy.notFound);
      return toPickup(row, call);
    },

    change: async (call) => {
      await requireEnabled(db, call);
      const before = await requireRow(db, pickups, call, copy.notFound);
      const draft = normalized(call.body);
      // Whoever has lost the answer sends the same again.
      if (isDeepStrictEqual(draftOf(before), draft)) return toPickup(before, call);
      requireVersion(call, before, copy.versionStale);
      requireAhead(draft, before, call);
      const changed = await db.transaction(async (transaction) => {
        const [row] = await transaction
          .update(pickups)
          .set({ ...draft, ...derivedFrom(draft), version: sql`${pickups.version} + 1` })
          .where(and(eq(pickups.id, before.id), eq(pickups.version, before.version)))
          .returning();
        if (!row) throw overtaken(copy.versionStale);
        const { orgCode, id } = row;
        await record(transaction, call, {
          orgCode,
          action: 'changed',
          id,
          before: draftOf(before),
          after: draft,
        });
        return row;
      });
      return toPickup(changed, call);
    },

    toggleActive: async (call) => {
      await requireEnabled(db, call);
      const { isActive } = call.body;
      const before = await requireRow(db, pickups, call, copy.notFound);
      const changed = await db.transaction(async (transaction) => {
        const [row] = await transaction
          .update(pickups)
          .set({ isActive, pausedAt: isActive ? null : now() })
          // Of two who pause it at once one has done so.
          .where(and(eq(pickups.id, before.id), eq(pickups.isActive, !isActive)))
          .returning();
        if (!row) return undefined;
        const { orgCode, id } = row;
        await record(transaction, call, {
          orgCode,
          action: 'changed',
          id,
          before: { isActive: !isActive },
          after: { isActive },
        });
        return row;
      });
      const row = changed ?? (await requireRow(db, pickups, call, copy.notFound));
      return toPickup(row, call);
    },

    remove: async (call) => {
      await requireEnabled(db, call);
      const { id, orgCode, version } = await requireRow(db, pickups, call, copy.notFound);
      requireVersion(call, { version }, copy.versionStale);
      await db.transaction(async (transaction) => {
        const [row] = await transaction
          .delete(pickups)
          .where(and(eq(pickups.id, id), eq(pickups.version, version)))
          .returning();
        if (!row) throw overtaken(copy.versionStale);
        await record(transaction, call, {
          orgCode,
          action: 'deleted',
          id,
          before: draftOf(row),
          after: null,
        });
      });
    },
  };
}

/** @throws {ProblemError} 403 where pickups are not enabled for the caller's organisation; staff see those of others. */
async function requireEnabled(db: DatabaseSession, { caller, scope }: Pick<Call, 'caller' | 'scope'>) {
  if (scope.orgCode !== caller.orgCode) return;
  const [organization] = await db
    .select({ isEnabled: organizations.arePickupsEnabled })
    .from(organizations)
    .where(eq(organizations.orgCode, caller.orgCode));
  if (organization?.isEnabled !== true)
    throw new ProblemError(403, { detail: copy.notEnabled, code: problemCodes.pickupsNotEnabled });
}

/** What begins may lie behind where it did before: a series goes on, and what is said of it is corrected. */
function requireAhead(draft: PickupDraft, before: PickupRow, { today, clock }: CallerClock): void {
  const day = firstDayOf(draft);
  const isSameDay = day === firstDayOf(before);
  if (day < today && !isSameDay) throw fieldProblem([{ pointer: '/startAt', detail: ruleMessages.datePast }]);
  const { lastPossiblePickupTime } = draft;
  if (isSameDay && lastPossiblePickupTime === before.lastPossiblePickupTime) return;
  if (day === today && isOverToday({ kind: kindOfPickup(draft), lastPossiblePickupTime }, clock))
    throw fieldProblem([{ pointer: '/lastPossiblePickupTime', detail: pickupMessages.timeOver }]);
}

function normalized(draft: PickupDraft): PickupDraft {
  return normalizePickup({ ...draft, address: normalizeAddressBlock(draft.address) });
}

interface Recorded {
  readonly orgCode: string;
  readonly action: 'created' | 'changed' | 'deleted';
  readonly id: string;
  readonly before: object | null;
  readonly after: object | null;
}

async function record(db: DatabaseSession, call: Pick<Call, 'caller' | 'requestId'>, change: Recorded) {
  const { id, ...rest } = change;
  await recordChange(db, {
    ...rest,
    by: await personRef(db, call.caller.personId),
    object: { kind: 'pickup', id },
    requestId: call.requestId,
  });
}
