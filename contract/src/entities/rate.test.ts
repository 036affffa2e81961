import * as v from 'valibot';
import { expect, test } from 'vitest';
import { domesticDraft } from '../../fixtures/index.ts';
import { offerDifferences } from './offer-differences.ts';
import { rateRequestSchema } from './rate.ts';

const place = (countryCode: string, postalCode: string) => ({ countryCode, postalCode, city: '' });

test.each([
  ['DE', 'D-25980', '25980'],
  ['AT', 'a-1010', '1010'],
  ['CH', ' CH-8001 ', '8001'],
  ['LU', 'L-4750', '4750'],
  ['SE', '11455', '114 55'],
  ['PL', '00950', '00-950'],
  ['DE', '２５９８０', '25980'],
  ['DE', 'D - 25846', '25846'],
  ['DE', 'PLZ 25849', '25849'],
  ['DE', '2\u200B5980', '25980'],
  ['IT', 'I–09045', '09045'],
  ['DK', 'DK 3770', '3770'],
  ['GB', 'hs12ds', 'HS1 2DS'],
  ['PT', '9000050', '9000-050'],
  ['MC', 'F-98000', '98000'],
])('prices are asked for with the postcode that the order will have: %s %s', (country, typed, stored) => {
  const { shipmentData } = domesticDraft;
  const asked = v.parse(rateRequestSchema, {
    from: place(country, typed),
    to: place(country, typed),
    shipmentData,
  });
  expect(asked.from.postalCode).toBe(stored);
  expect(asked.to.postalCode).toBe(stored);
});

test('an offer holds however its postcode is written', () => {
  const at = (postalCode: string) => ({
    ...domesticDraft,
    to: { ...domesticDraft.to, address: { ...domesticDraft.to.address, countryCode: 'DE', postalCode } },
  });
  expect(offerDifferences(at('25980'), at('D-25980'))).toEqual([]);
  expect(offerDifferences(at('25980'), at('D-25981'))).not.toEqual([]);
});
