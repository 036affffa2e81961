import { type CustomsVerdict, judgeCustoms } from 'contract';
import { useMemo } from 'react';
import { useSettledText } from './form/useShipmentForm.ts';

/** Whether and why the two addresses ask for a customs declaration. */
export function useCustomsVerdict(): CustomsVerdict {
  const fromCountry = useSettledText('from.address.countryCode');
  const fromPostalCode = useSettledText('from.address.postalCode');
  const toCountry = useSettledText('to.address.countryCode');
  const toPostalCode = useSettledText('to.address.postalCode');
  return useMemo(
    () =>
      judgeCustoms(
        { countryCode: fromCountry, postalCode: fromPostalCode },
        { countryCode: toCountry, postalCode: toPostalCode },
      ),
    [fromCountry, fromPostalCode, toCountry, toPostalCode],
  );
}

export function useNeedsCustoms(): boolean {
  return useCustomsVerdict().isRequired;
}
