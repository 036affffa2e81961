import { defaultPackagingRules, reasonAgainstProduct } from 'contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyPackagingRules } from '../../resources/carrier-packaging-rules/apply-rules.ts';
import { anyRequest, MONDAY, tariffs } from '../testing/requests.ts';
import { toCatalogueProduct } from './catalogue.ts';
import { quote } from './quote.ts';

// A product for islands names the countries that have some, and takes from one what goes anywhere.
const judged = tariffs
  .map(([carrier, products]) => [carrier, products.filter(({ reach }) => reach !== 'islands')] as const)
  .filter(([, products]) => products.length > 0);

test.each(judged)('what %s has a rate for fits by its catalogue and our rules', (carrier, products) => {
  const catalogue = new Map(products.map((product) => [product.code, toCatalogueProduct(product)]));
  fc.assert(
    fc.property(anyRequest, ({ from, to, ...asked }) => {
      const offer = quote(carrier, products, { from, to, ...asked }, MONDAY);
      const { packages } = asked.shipmentData;
      const answer = applyPackagingRules(
        { outcome: 'answered', carrier, ...offer },
        defaultPackagingRules,
        packages,
      );
      if (answer.outcome !== 'answered') throw new Error('The answer was lost');
      const places = { from: { address: from }, to: { address: to } };
      const reasons = answer.rates.map(({ carrierProductCode }) => {
        const product = catalogue.get(carrierProductCode);
        if (!product) return `${carrierProductCode} stands in no catalogue`;
        return reasonAgainstProduct(
          { carrier, ...product, contents: [...product.contents], countries: [...product.countries] },
          defaultPackagingRules,
          { ...places, ...asked },
        );
      });
      expect(reasons.filter((reason) => reason !== undefined)).toEqual([]);
    }),
  );
});
