import { productName } from 'contract';
import type { CarrierRates, QuoteAnswer, Rate, ShipmentDraft } from 'contract';
import { and, eq } from 'drizzle-orm';
import { fieldProblem } from '../../api/problem.ts';
import { tables } from '../../store/index.ts';
import type { DatabaseSession } from '../../store/index.ts';
import { carrierProductCopy as copy } from './carrier-products.copy.ts';
import { DEFAULT_SORT_ORDER } from './table.ts';

const { carrierProducts, organizationProducts } = tables;

/** A product as whoever chooses it meets it. */
interface Offered {
  readonly isOffered: boolean;
  readonly name: string;
  readonly sortOrder: number;
}

type Named = Pick<Rate, 'carrier' | 'carrierProductCode'>;

/** What an organisation may choose among. What no sync has named yet is offered as its carrier offers it. */
export interface ProductChoice {
  readonly find: (product: Named) => Offered | undefined;
}

const keyOf = ({ carrier, carrierProductCode }: Named) => `${carrier} ${carrierProductCode}`;

/** Reads the switches for all and those of an organisation. */
export async function productChoice(db: DatabaseSession, orgCode: string): Promise<ProductChoice> {
  const {
    code: carrierProductCode,
    carrier,
    name,
    displayName,
    sortOrder,
    isActive,
    removedAt,
  } = carrierProducts;
  const rows = await db
    .select({
      carrier,
      carrierProductCode,
      name,
      displayName,
      sortOrder,
      isActive,
      removedAt,
      isAllowed: organizationProducts.isActive,
    })
    .from(carrierProducts)
    .leftJoin(
      organizationProducts,
      and(eq(organizationProducts.productId, carrierProducts.id), eq(organizationProducts.orgCode, orgCode)),
    );
  const known = new Map(
    rows.map((row) => [
      keyOf(row),
      {
        isOffered: row.isActive && row.removedAt === null && row.isAllowed !== false,
        name: productName(row),
        sortOrder: row.sortOrder,
      },
    ]),
  );
  return { find: (product) => known.get(keyOf(product)) };
}

const orderOf = (kept: Offered | undefined) => kept?.sortOrder ?? DEFAULT_SORT_ORDER;

/** A carrier's answer without what the organisation may not use, called and ordered as staff have decided. */
export function chosenRates({ find }: ProductChoice, answer: CarrierRates): CarrierRates {
  if (answer.outcome === 'failed') return answer;
  const offered = <Product extends Named>(products: readonly Product[]) =>
    products
      .map((product) => ({ product, kept: find(product) }))
      .filter(({ kept }) => kept?.isOffered ?? true)
      .toSorted((one, other) => orderOf(one.kept) - orderOf(other.kept))
      .map(({ product, kept }) => ({ ...product, ...(kept && { carrierProduct: kept.name }) }));
  return { ...answer, rates: offered(answer.rates), unavailable: offered(answer.unavailable) };
}

/**
 * Looks whether an organisation may order the product of a draft.
 *
 * @throws {ProblemError} 422 where it is switched off, for all or for this organisation
 */
export async function requireOfferedProduct(
  db: DatabaseSession,
  orgCode: string,
  { carrier, carrierProductCode }: Pick<ShipmentDraft, 'carrier' | 'carrierProductCode'>,
): Promise<void> {
  if (carrier === '') return;
  const product = (await productChoice(db, orgCode)).find({ carrier, carrierProductCode });
  if (product && !product.isOffered)
    throw fieldProblem([{ pointer: '/carrier', detail: copy.chooseAnother }], { title: copy.notOffered });
}

/**
 * What the product of an individual offer is called.
 *
 * @param fallback what its carrier calls it
 * @throws {ProblemError} 422 where the organisation may not use it: it could not order by the offer
 */
export async function nameForOffer(
  db: DatabaseSession,
  orgCode: string,
  offer: NonNullable<QuoteAnswer['offer']>,
  fallback: string,
): Promise<string> {
  const product = (await productChoice(db, orgCode)).find(offer);
  if (product && !product.isOffered) {
    const pointer = '/offer/carrierProductCode';
    throw fieldProblem([{ pointer, detail: copy.notForOrganization }]);
  }
  return product?.name ?? fallback;
}

/** A confirmed rate under the name that its product was chosen by. */
export async function underOurName<R extends Named & { readonly carrierProduct: string }>(
  db: DatabaseSession,
  rate: R,
): Promise<R> {
  const [product] = await db
    .select({ name: carrierProducts.name, displayName: carrierProducts.displayName })
    .from(carrierProducts)
    .where(and(eq(carrierProducts.carrier, rate.carrier), eq(carrierProducts.code, rate.carrierProductCode)));
  return product && product.displayName !== '' ? { ...rate, carrierProduct: product.displayName } : rate;
}
