import { randomUUID } from 'node:crypto';
import { customerRoles } from 'contract';
import type { Carrier, ProductChangeKind } from 'contract';
import { and, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { recordChanges } from '../../audit/audit.ts';
import type { AuditedChange } from '../../audit/audit.ts';
import { changesBetween } from '../../audit/changes.ts';
import type { CatalogueProduct } from '../../carriers/index.ts';
import { tables } from '../../store/index.ts';
import type { Database, DatabaseSession } from '../../store/index.ts';
import { noteLaterItem, noteLine } from '../cron-runs/queries.ts';
import { carrierProductCopy as copy } from './carrier-products.copy.ts';
import { auditedProduct, catalogueFacts } from './product-row.ts';
import type { ProductRow } from './product-row.ts';
import type { StoredFieldChange } from './table.ts';

const { carrierProducts, memberships, productChanges } = tables;

/** The run that has a carrier's products compared with its catalogue. */
export interface SyncRun {
  readonly id: string;
  /** Null where it was the clock. */
  readonly by: AuditedChange['by'];
  /** The codes of what the run has refused to lose, where somebody has seen them and says that they are really gone. */
  readonly seenMissing?: readonly string[];
  /** The call of whoever takes a catalogue over; a run has none. */
  readonly requestId?: string | null;
}

/** How many products became what. */
export type SyncCounts = Readonly<Record<ProductChangeKind, number>>;

interface Found {
  readonly kind: ProductChangeKind;
  readonly before: ProductRow | null;
  readonly after: ProductRow;
}

/**
 * Makes the products of a carrier what its catalogue says, all or nothing. What staff have decided of them stays, and
 * so does a product that is not named any more, for the day on which it comes back. Safe to do again.
 *
 * @param run null where a store is filled, which is no change of anything
 * @returns what the run has found by now; null where the catalogue lacks more than half of what the carrier offers,
 * which is rather a fault of its own than the end of all that, or more than somebody has seen, and nothing was changed
 */
export async function takeOverCatalogue(
  db: Database,
  carrier: Carrier,
  catalogue: readonly CatalogueProduct[],
  now: Date,
  run: SyncRun | null,
): Promise<SyncCounts | null> {
  return db.transaction(async (transaction) => {
    // A run that was taken over may still be under way: both would call new what no row stands for yet.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`products of ${carrier}`}))`);
    // Organisations that come into being meanwhile refer to these rows, and are not kept waiting.
    const rows = await transaction
      .select()
      .from(carrierProducts)
      .where(eq(carrierProducts.carrier, carrier))
      .for('no key update');
    const offered = rows.filter(({ removedAt }) => removedAt === null);
    const named = new Set(catalogue.map(({ code }) => code));
    const gone = offered.filter(({ code }) => !named.has(code));
    if (catalogue.length === 0) return null;
    const seen = run?.seenMissing;
    const isLosing = seen ? gone.some(({ code }) => !seen.includes(code)) : gone.length * 2 > offered.length;
    if (isLosing) {
      if (run && !seen) await keepChanges(transaction, run.id, gone.map(toMissing));
      return null;
    }
    const before = new Map(rows.map((row) => [row.code, row]));
    const found: Found[] = [
      ...(await storeCatalogue(transaction, carrier, catalogue, now)).flatMap(
        (after) => toFound(before.get(after.code) ?? null, after) ?? [],
      ),
      ...gone.map((row) => ({ kind: 'removed' as const, before: row, after: { ...row, removedAt: now } })),
    ];
    if (gone.length > 0) {
      const ids = gone.map(({ id }) => id);
      await transaction
        .update(carrierProducts)
        .set({ removedAt: now })
        .where(inArray(carrierProducts.id, ids));
    }
    if (!run) return countsOf(found);
    if (found.length > 0) await writeDown(transaction, carrier, found, run);
    const counts = countsOf(await changesOf(transaction, carrier, run));
    if (seen) await noteTakenOver(transaction, run, { carrier, counts, now });
    return counts;
  });
}

/** Its carrier and its code are what a product goes by, so that they are never written anew. */
async function storeCatalogue(
  db: DatabaseSession,
  carrier: Carrier,
  catalogue: readonly CatalogueProduct[],
  now: Date,
): Promise<ProductRow[]> {
  return db
    .insert(carrierProducts)
    .values(
      catalogue.map((product) => ({
        ...product,
        id: `prd_${randomUUID()}`,
        carrier,
        contents: [...product.contents],
        countries: [...product.countries],
        syncedAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: [carrierProducts.carrier, carrierProducts.code],
      set: {
        name: sql`excluded.name`,
        deliverySpeed: sql`excluded.delivery_speed`,
        contents: sql`excluded.contents`,
        countries: sql`excluded.countries`,
        maxWeightKg: sql`excluded.max_weight_kg`,
        syncedAt: sql`excluded.synced_at`,
        removedAt: null,
      },
    })
    .returning();
}

function toFound(before: ProductRow | null, after: ProductRow): Found | undefined {
  if (before === null || before.removedAt !== null) return { kind: 'added', before, after };
  return fieldsBetween(before, after).length > 0 ? { kind: 'changed', before, after } : undefined;
}

function toMissing({ carrier, code, name }: ProductRow) {
  return { carrier, code, name, kind: 'missing' as const, fields: [] };
}

/** A run that is taken up again may find a product a second time: what it finds last is true. */
async function keepChanges(
  db: DatabaseSession,
  runId: string,
  changes: readonly Omit<typeof productChanges.$inferInsert, 'runId'>[],
): Promise<void> {
  await db
    .insert(productChanges)
    .values(changes.map((change) => ({ runId, ...change })))
    .onConflictDoUpdate({
      target: [productChanges.runId, productChanges.carrier, productChanges.code],
      set: { name: sql`excluded.name`, kind: sql`excluded.kind`, fields: sql`excluded.fields` },
    });
}

/** What stands in a run beside the item that has failed, as that did fail. */
export const takenOverKey = (carrier: Carrier) => `${carrier}: taken over`;

/** Writes down in the run that had refused a catalogue that it was taken over since. */
async function noteTakenOver(
  db: DatabaseSession,
  { id, by }: SyncRun,
  { carrier, counts, now }: { readonly carrier: Carrier; readonly counts: SyncCounts; readonly now: Date },
): Promise<void> {
  const { added, changed, removed } = counts;
  const isNew = await noteLaterItem(db, id, {
    key: takenOverKey(carrier),
    label: carrier,
    message: copy.takenOver(copy.found(added, changed, removed)),
  });
  if (isNew) await noteLine(db, id, now, copy.takenOverBy(carrier, by?.full_name ?? ''));
}

async function writeDown(
  db: DatabaseSession,
  carrier: Carrier,
  found: readonly Found[],
  { id: runId, by, requestId = null }: SyncRun,
): Promise<void> {
  await keepChanges(
    db,
    runId,
    found.map(({ kind, before, after }) => ({
      carrier,
      code: after.code,
      name: after.name,
      kind,
      fields: kind === 'changed' && before ? fieldsBetween(before, after) : [],
    })),
  );
  const orgCode = await organizationOfStaff(db, by);
  await recordChanges(
    db,
    found.map(({ before, after }) => ({
      orgCode,
      by,
      action: before ? ('changed' as const) : ('created' as const),
      object: { kind: 'carrier-product' as const, id: after.id },
      before: before && auditedProduct(before),
      after: auditedProduct(after),
      requestId,
    })),
  );
}

/**
 * Where records of a run stand: with whoever has begun it, or else with whoever of staff joined first. Before there are
 * any it is nobody's, and stands in the log of all.
 */
async function organizationOfStaff(db: DatabaseSession, by: SyncRun['by']): Promise<string> {
  const { accountId, orgCode, ordinal, role, status } = memberships;
  const [own] = await db
    .select({ orgCode })
    .from(memberships)
    .where(and(notInArray(role, [...customerRoles]), eq(status, 'active')))
    .orderBy(desc(sql`${accountId} is not distinct from ${by?.id ?? null}`), ordinal)
    .limit(1);
  return own?.orgCode ?? '';
}

function changesOf(db: DatabaseSession, carrier: Carrier, { id }: SyncRun) {
  return db
    .select({ kind: productChanges.kind })
    .from(productChanges)
    .where(and(eq(productChanges.runId, id), eq(productChanges.carrier, carrier)));
}

/** How many were found otherwise in which way. */
function countsOf(changes: readonly Pick<typeof productChanges.$inferSelect, 'kind'>[]): SyncCounts {
  const amountOf = (kind: ProductChangeKind) => changes.filter((one) => one.kind === kind).length;
  return { added: amountOf('added'), changed: amountOf('changed'), removed: amountOf('removed') };
}

function fieldsBetween(before: ProductRow, after: ProductRow): StoredFieldChange[] {
  return changesBetween(catalogueFacts(before), catalogueFacts(after)) as StoredFieldChange[];
}
