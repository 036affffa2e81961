import type { api, CarrierProduct, OrganizationProduct } from 'contract';
import { eq } from 'drizzle-orm';
import type { Handler } from '../../api/handler.ts';
import { notFound } from '../../api/problem.ts';
import { overtaken, requireVersion } from '../../api/versions.ts';
import { recordChange } from '../../audit/audit.ts';
import { personRef } from '../../audit/person-ref.ts';
import type { Services } from '../../services.ts';
import { tables } from '../../store/index.ts';
import type { DatabaseSession } from '../../store/index.ts';
import { requireOrganization } from '../organizations/change-organization.ts';
import { carrierProductCopy as copy } from './carrier-products.copy.ts';
import { auditedProduct, toCarrierProduct } from './product-row.ts';
import type { ProductRow } from './product-row.ts';
import { findProduct, productsOfOrganization } from './queries.ts';

const { carrierProducts, organizationProducts } = tables;

type ChangeCall = Parameters<Handler<(typeof api.carrierProducts)['change']>>[0];
type SwitchCall = Parameters<Handler<(typeof api.teams)['switchProduct']>>[0];

/**
 * @param lock keeps it as it is read until the transaction ends
 * @throws {ProblemError} 404
 */
export async function requireProduct(
  db: DatabaseSession,
  id: string,
  lock?: 'no key update',
): Promise<ProductRow> {
  const row = await findProduct(db, id, lock);
  if (!row) throw notFound(copy.notFound);
  return row;
}

/** Changes what staff say of a product, unless somebody has done so since. */
export async function changeProduct({ db }: Pick<Services, 'db'>, call: ChangeCall): Promise<CarrierProduct> {
  return db.transaction(async (transaction) => {
    // A sync must not change it or take it away meanwhile: the record would say that a person has done so.
    const before = await requireProduct(transaction, call.params.id, 'no key update');
    requireVersion(call, before, copy.changed);
    const [row] = await transaction
      .update(carrierProducts)
      .set({ ...call.body, version: before.version + 1 })
      .where(eq(carrierProducts.id, before.id))
      .returning();
    if (!row) throw new Error(`Product ${before.id} was not changed`);
    await recordChange(transaction, {
      // Products are nobody's: the record stands with those who decide of them.
      orgCode: call.caller.orgCode,
      by: await personRef(transaction, call.caller.personId),
      action: 'changed',
      object: { kind: 'carrier-product', id: row.id },
      before: auditedProduct(before),
      after: auditedProduct(row),
      requestId: call.requestId,
    });
    return toCarrierProduct(row);
  });
}

/** Switches a product on or off for one organisation, unless somebody has done so since. */
export async function switchProduct(
  { db }: Pick<Services, 'db'>,
  call: SwitchCall,
): Promise<OrganizationProduct> {
  const { id: orgCode, productId } = call.params;
  const { isActive } = call.body;
  await requireOrganization(db, call);
  return db.transaction(async (transaction) => {
    const before = await requireProductOf(transaction, orgCode, productId);
    requireVersion(call, before, copy.changed);
    const version = before.version + 1;
    const [row] = await transaction
      .insert(organizationProducts)
      .values({ orgCode, productId, isActive, version })
      .onConflictDoUpdate({
        target: [organizationProducts.orgCode, organizationProducts.productId],
        set: { isActive, version },
        setWhere: eq(organizationProducts.version, before.version),
      })
      .returning();
    if (!row) throw overtaken(copy.changed);
    await recordChange(transaction, {
      orgCode,
      by: await personRef(transaction, call.caller.personId),
      action: 'changed',
      object: { kind: 'carrier-product', id: productId },
      before: { isActiveForOrganization: before.isActive },
      after: { isActiveForOrganization: isActive },
      requestId: call.requestId,
    });
    return requireProductOf(transaction, orgCode, productId);
  });
}

async function requireProductOf(
  db: DatabaseSession,
  orgCode: string,
  productId: string,
): Promise<OrganizationProduct> {
  const [product] = await productsOfOrganization(db, orgCode, productId);
  if (!product) throw notFound(copy.notFound);
  return product;
}
