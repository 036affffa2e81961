import { productName } from 'contract';
import type { TestProduct } from 'design-system/screens/backoffice/TestItem/test-item-state.ts';
import { useMemo } from 'react';
import { offerableProducts } from '../../data/offers.ts';
import { useRead } from '../../data/use-read.ts';

const none: readonly TestProduct[] = [];

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
