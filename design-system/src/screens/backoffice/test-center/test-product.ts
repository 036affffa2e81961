import type { Carrier, TestItem } from 'contract';
import { testCenterCopy } from './test-center.copy.ts';

/** A product that a case may be about. */
export interface TestProduct {
  readonly carrier: Carrier;
  readonly code: string;
  readonly name: string;
}

/** What a case is about, by its name; by its code where it is not one of the products. */
export function nameOfProduct(
  { carrier, productCode }: Pick<TestItem, 'carrier' | 'productCode'>,
  products: readonly TestProduct[],
): string {
  if (productCode === '') return testCenterCopy.anyProduct;
  const named = products.find((product) => product.carrier === carrier && product.code === productCode);
  return named?.name ?? productCode;
}
