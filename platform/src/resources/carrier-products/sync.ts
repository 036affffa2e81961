import { randomUUID } from 'node:crypto';
import type { Carrier, ProductChangeKind } from 'contract';
import { eq, inArray } from 'drizzle-orm';
import { recordChanges } from '../../audit/audit.ts';
import type { AuditedChange } from '../../audit/audit.ts';
import { changesBetween } from '../../audit/changes.ts';
import type { CatalogueProduct } from '../../carriers/index.ts';
import { tables } from '../../store/index.ts';
import type { Database, DatabaseSession } from '../../store/index.ts';
import { auditedProduct, catalogueFacts } from './product-row.ts';
import type { ProductRow } from './product-row.ts';
import type { StoredFieldChange } from './table.ts';

const { carrierProducts, productChanges } = tables;

/** The run that has a carrier's products compared with its catalogue. */
export interface SyncRun {
  readonly id: string;
  /** Null where it was the clock. */
  readonly by: AuditedChange['by'];
  /** Where the records of the changes stand. */
  readonly orgCode: string;
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
 */
export async function takeOverCatalogue(
  db: Database,
  carrier: Carrier,
  catalogue: readonly CatalogueProduct[],
  now: Date,
  run: SyncRun | null,
): Promise<SyncCounts> {
  return db.transaction(async (transaction) => {
    const rows = await transaction
      .select()
      .from(carrierProducts)
      .where(eq(carrierProducts.carrier, carrier))
      .for('update');
    const found: Found[] = [];
    for (const product of catalogue) {
      const before = rows.find(({ code }) => code === product.code) ?? null;
      const told = {
        ...product,
        contents: [...product.contents],
        countries: [...product.countries],
        carrier,
        syncedAt: now,
        removedAt: null,
      };
      const [after] = await transaction
        .insert(carrierProducts)
        .values({ id: `prd_${randomUUID()}`, ...told })
        .onConflictDoUpdate({ target: [carrierProducts.carrier, carrierProducts.code], set: told })
        .returning();
      if (!after) throw new Error(`Product ${product.code} was not stored`);
      if (before === null || before.removedAt !== null) found.push({ kind: 'added', before, after });
      else if (fieldsBetween(before, after).length > 0) found.push({ kind: 'changed', before, after });
    }
    const named = new Set(catalogue.map(({ code }) => code));
    const gone = rows.filter(({ code, removedAt }) => removedAt === null && !named.has(code));
    if (gone.length > 0) {
      const ids = gone.map(({ id }) => id);
      await transaction
        .update(carrierProducts)
        .set({ removedAt: now })
        .where(inArray(carrierProducts.id, ids));
      found.push(
        ...gone.map((row) => ({ kind: 'removed' as const, before: row, after: { ...row, removedAt: now } })),
      );
    }
    if (run && found.length > 0) await writeDown(transaction, carrier, found, run);
    const amountOf = (kind: ProductChangeKind) => found.filter((one) => one.kind === kind).length;
    return { added: amountOf('added'), changed: amountOf('changed'), removed: amountOf('removed') };
  });
}

async function writeDown(
  db: DatabaseSession,
  carrier: Carrier,
  found: readonly Found[],
  { id: runId, by, orgCode }: SyncRun,
): Promise<void> {
  await db.insert(productChanges).values(
    found.map(({ kind, before, after }) => ({
      runId,
      carrier,
      code: after.code,
      name: after.name,
      kind,
      fields: kind === 'changed' && before ? fieldsBetween(before, after) : [],
    })),
  );
  await recordChanges(
    db,
    found.map(({ before, after }) => ({
      orgCode,
      by,
      action: before ? ('changed' as const) : ('created' as const),
      object: { kind: 'carrier-product' as const, id: after.id },
      before: before && auditedProduct(before),
      after: auditedProduct(after),
      requestId: null,
    })),
  );
}

function fieldsBetween(before: ProductRow, after: ProductRow): StoredFieldChange[] {
  return changesBetween(catalogueFacts(before), catalogueFacts(after)) as StoredFieldChange[];
}
