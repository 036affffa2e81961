import type { CarrierProduct, OrganizationProduct, ProductSync } from 'contract';
import { organizations } from 'contract/fixtures';
import { eq } from 'drizzle-orm';
import { carrierProducts as syncKind } from '../../../jobs/runs/carrier-products.ts';
import { workRun } from '../../../jobs/runs/work-run.ts';
import { tables } from '../../../store/index.ts';
import { success } from '../test-api.ts';
import type { PersonName, TestApi } from '../test-api.ts';

const { carrierProducts, cronRuns, organizationProducts, rateRequests } = tables;

export interface ProductsPage<T> {
  readonly items: T[];
  readonly totalItems: number;
}

export const home = organizations.tietze.orgCode;

/** The calls that the products of carriers are tried by. */
export function productCalls(api: () => TestApi) {
  const list = async (query = '') =>
    success<ProductsPage<CarrierProduct>>(
      await api().call('backofficeUser', `GET /carrier-products${query}`),
    );
  const productOf = async (code: string) => {
    const product = (await list('?perPage=500')).items.find((one) => one.code === code);
    if (!product) throw new Error(`There is no product ${code}`);
    return product;
  };
  const change = async (code: string, body: object, by: PersonName = 'backofficeAdmin') => {
    const { id, version } = await productOf(code);
    const headers = { 'if-match': `"${version}"` };
    return api().call(by, `PATCH /carrier-products/${id}`, { body, headers });
  };
  const ofOrganization = async (code: string, orgCode: string = home) => {
    const { items } = await success<Pick<ProductsPage<OrganizationProduct>, 'items'>>(
      await api().call('backofficeUser', `GET /organizations/${orgCode}/carrier-products`),
    );
    const product = items.find((one) => one.code === code);
    if (!product) throw new Error(`There is no product ${code}`);
    return product;
  };
  const switchFor = async (code: string, isActive: boolean, orgCode: string = home) => {
    const { id, version } = await ofOrganization(code, orgCode);
    return api().call('backofficeAdmin', `PATCH /organizations/${orgCode}/carrier-products/${id}`, {
      body: { isActive },
      headers: { 'if-match': `"${version}"` },
    });
  };
  const sync = () => api().call('backofficeAdmin', 'POST /carrier-products/sync');
  const work = () => workRun(api().services, syncKind, new AbortController().signal);
  const latest = async () => {
    const answer = await api().call('backofficeUser', 'GET /carrier-products/sync');
    return (await success<{ readonly latest: ProductSync | null }>(answer)).latest;
  };
  /** Leaves the products as they were: all there, all on, none called, put or offered otherwise. */
  const reset = async () => {
    const { db } = api().store;
    api().faults.clear();
    await sync();
    await work();
    await db.delete(organizationProducts);
    // They would stand among those of the tests of quotes, which are made at the same moment.
    await db.delete(rateRequests);
    await db
      .update(carrierProducts)
      .set({ isActive: true, isDefault: true, displayName: '', description: '', sortOrder: 100 });
    await db.delete(cronRuns).where(eq(cronRuns.kind, 'carrier-products'));
  };
  return { list, productOf, change, ofOrganization, switchFor, sync, work, latest, reset };
}
