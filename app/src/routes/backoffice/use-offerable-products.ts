import { type Quote, reasonAgainstProduct } from 'contract';
import type { OfferableProducts } from 'design-system/screens/backoffice/Offers/offers-state.ts';
import { useMemo } from 'react';
import { offerableProducts } from '../../data/offers.ts';
import { packagingRules } from '../../data/packaging-rules.ts';
import { useRead } from '../../data/use-read.ts';
import { useIsSlow } from '../../hooks/use-is-slow.ts';
import { toFetched } from '../to-resource.ts';

/** What can be offered for a quote, each with what is known against it; asked for while the quote is open. */
export function useOfferableProducts(quote: Quote | undefined): {
  readonly products: OfferableProducts;
  /** Asks again for what is missing. */
  readonly onRetry: () => Promise<unknown>;
} {
  const asked = quote?.status === 'open' ? quote.draft : undefined;
  const products = useRead(asked ? offerableProducts() : null);
  const rules = useRead(asked ? packagingRules() : null);
  const isSlow = useIsSlow(products.isLoading || rules.isLoading);
  const [items, ruled] = [products.data?.items, rules.data?.items];
  const data = useMemo(
    () =>
      asked && items && ruled
        ? items.map((product) => ({ ...product, reason: reasonAgainstProduct(product, ruled, asked) }))
        : undefined,
    [asked, items, ruled],
  );
  const isValidating = products.isValidating || rules.isValidating;
  return {
    products: toFetched({ data, error: products.error ?? rules.error, isValidating }, { isSlow }),
    onRetry: () => Promise.all([products, rules].filter(({ error }) => error).map(({ mutate }) => mutate())),
  };
}
