import { carriers } from 'contract';
import type { api, OrganizationProduct, PersonRef, ProductSync } from 'contract';
import { and, arrayContains, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import { rowsOfPage } from '../../api/paging.ts';
import { tables } from '../../store/index.ts';
import type { Database, DatabaseSession } from '../../store/index.ts';
import type { ProductRow } from './product-row.ts';
import { takenOverKey } from './sync.ts';

const { carrierProducts, cronRunItems, cronRuns, organizationProducts, productChanges } = tables;

type ListQuery = v.InferOutput<(typeof api.carrierProducts.list)['query']>;

const isThere = isNull(carrierProducts.removedAt);
const carrierOrder = sql`array_position(${sql.raw(`array[${carriers.map((name) => `'${name}'`).join(',')}]`)}, ${carrierProducts.carrier})`;
const called = sql`coalesce(nullif(${carrierProducts.displayName}, ''), ${carrierProducts.name})`;
const inOrder = [carrierOrder, asc(carrierProducts.sortOrder), called, carrierProducts.id];

/** One page of products that carriers offer, in the order in which staff have put them. */
export async function listProducts(
  db: Database,
  query: ListQuery,
): Promise<{ readonly rows: ProductRow[]; readonly totalItems: number }> {
  const { carrier, active, country } = query;
  const { limit, offset } = rowsOfPage(query);
  const isHit = and(
    isThere,
    carrier && eq(carrierProducts.carrier, carrier),
    active === undefined ? undefined : eq(carrierProducts.isActive, active),
    country === undefined ? undefined : arrayContains(carrierProducts.countries, [country]),
  );
  const rows = await db
    .select()
    .from(carrierProducts)
    .where(isHit)
    .orderBy(...inOrder)
    .limit(limit)
    .offset(offset);
  return { rows, totalItems: await db.$count(carrierProducts, isHit) };
}

/**
 * A product that its carrier offers, by id.
 *
 * @param lock keeps it as it is read until the transaction ends
 */
export async function findProduct(
  db: DatabaseSession,
  id: string,
  lock?: 'no key update',
): Promise<ProductRow | undefined> {
  const question = db
    .select()
    .from(carrierProducts)
    .where(and(eq(carrierProducts.id, id), isThere));
  const [row] = await (lock ? question.for(lock) : question);
  return row;
}

/** Whether the table has never been filled. */
export async function hasNoProducts(db: Database): Promise<boolean> {
  return (await db.$count(carrierProducts)) === 0;
}

/** The products that carriers offer, with whether an organisation may use them; `only` is the one that is asked for. */
export async function productsOfOrganization(
  db: DatabaseSession,
  orgCode: string,
  only?: string,
): Promise<OrganizationProduct[]> {
  const rows = await db
    .select({ product: carrierProducts, decided: organizationProducts })
    .from(carrierProducts)
    .leftJoin(
      organizationProducts,
      and(eq(organizationProducts.productId, carrierProducts.id), eq(organizationProducts.orgCode, orgCode)),
    )
    .where(and(isThere, only === undefined ? undefined : eq(carrierProducts.id, only)))
    .orderBy(...inOrder);
  return rows.map(({ product, decided }) => {
    const { removedAt: _, syncedAt: __, description: ___, sortOrder: ____, isActive, ...facts } = product;
    return {
      ...facts,
      isOffered: isActive,
      isActive: decided?.isActive ?? true,
      version: decided?.version ?? 0,
    };
  });
}

/** The latest comparison with the catalogues, or the one that is named. */
export async function findSync(db: Database, id?: string): Promise<ProductSync | null> {
  const [run] = await db
    .select()
    .from(cronRuns)
    .where(and(eq(cronRuns.kind, 'carrier-products'), id === undefined ? undefined : eq(cronRuns.id, id)))
    .orderBy(desc(cronRuns.startedAt), desc(cronRuns.id))
    .limit(1);
  if (!run) return null;
  const [asked, changes] = await Promise.all([
    db.select().from(cronRunItems).where(eq(cronRunItems.runId, run.id)),
    db
      .select()
      .from(productChanges)
      .where(eq(productChanges.runId, run.id))
      .orderBy(productChanges.carrier, productChanges.name),
  ]);
  const startedBy: PersonRef | null =
    run.startedById === null ? null : { id: run.startedById, full_name: run.startedByName ?? '' };
  return {
    id: run.id,
    status: run.status,
    startedAt: run.startedAt.toISOString(),
    endedAt: run.endedAt?.toISOString() ?? null,
    startedBy,
    carriers: carriers.map((carrier): ProductSync['carriers'][number] => {
      const itemOf = (key: string) => asked.find(({ itemKey }) => itemKey === key);
      const item = itemOf(takenOverKey(carrier)) ?? itemOf(carrier);
      if (!item) return { carrier, status: 'waiting', message: '', missing: [] };
      const { message } = item;
      if (item.outcome !== 'failed') return { carrier, status: 'done', message, missing: [] };
      const missing = changes.filter((change) => change.carrier === carrier && change.kind === 'missing');
      return {
        carrier,
        status: 'failed',
        message,
        missing: missing.map(({ code, name }) => ({ code, name })),
      };
    }),
    changes: changes.flatMap(({ carrier, code, name, kind, fields }) =>
      kind === 'missing'
        ? []
        : {
            carrier,
            code,
            name,
            kind,
            fields: fields.map(({ field, ...values }) => ({
              field: field as ProductSync['changes'][number]['fields'][number]['field'],
              ...values,
            })),
          },
    ),
  };
}
