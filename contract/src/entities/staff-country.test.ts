import * as v from 'valibot';
import { expect, test } from 'vitest';
import { territoryDraftSchema } from './staff-country.ts';

const draft = { name: 'auf Pellworm', isInCustomsTerritory: true, isInVatTerritory: true, note: '' };

test.each([
  [['25849'], 4, false],
  [['25', '25849'], 4, false],
  [['25', '25849'], 5, true],
  [['25849'], null, true],
  [[], 3, true],
])(
  'beginnings %o of postcodes of %s characters can fit one: %s',
  (postalCodePrefixes, postalCodeLength, fits) => {
    const { issues } = v.safeParse(territoryDraftSchema, { ...draft, postalCodePrefixes, postalCodeLength });
    expect(issues?.map(({ path }) => path?.map(({ key }) => key)) ?? []).toEqual(
      fits ? [] : [['postalCodeLength']],
    );
  },
);
