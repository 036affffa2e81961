import { productName } from 'contract';
import type { TestProduct } from 'design-system/screens/backoffice/test-center/test-product.ts';
import { useMemo } from 'react';
import { offerableProducts } from '../../data/offers.ts';
import { preloadRead, useRead } from '../../data/use-read.ts';

const none: readonly TestProduct[] = [];

/** Asks for the products of cases before their page is there. */
export function preloadTestProducts(): void {
  preloadRead(offerableProducts());
}

/** What a case may be about: everything that carriers offer and staff have not switched off. */
export function useTestProducts(): readonly TestProduct[] {
  const { data } = useRead(offerableProducts());
  return useMemo(
    () =>
      data?.items.flatMap((product) =>
        product.carrier === 'unknown'
          ? []
          : [{ carrier: product.carrier, code: product.code, name: productName(product) }],
      ) ?? none,
    [data],
  );
}
