import { type CustomsVerdict, judgeCustoms } from 'contract';
import { useMemo } from 'react';
import { useBound } from './form/useShipmentForm.ts';

/** Whether and why the two addresses ask for a customs declaration. */
export function useCustomsVerdict(): CustomsVerdict {
  const fromCountry = useBound('from.address.countryCode').value;
  const fromPostalCode = useBound('from.address.postalCode').value;
  const toCountry = useBound('to.address.countryCode').value;
  const toPostalCode = useBound('to.address.postalCode').value;
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
