import { type CustomsVerdict, judgeCustoms } from 'contract';
import { use, useMemo } from 'react';
import { useSettledText } from '../../../forms/useField.ts';
import { GeographyContext } from './form/geography-context.ts';
import { useShipmentFormContext } from './form/useShipmentForm.ts';

/** Whether and why the two addresses ask for a customs declaration. */
export function useCustomsVerdict(): CustomsVerdict {
  const form = useShipmentFormContext();
  const geography = use(GeographyContext);
  const fromCountry = useSettledText(form.at('from.address.countryCode'));
  const fromPostalCode = useSettledText(form.at('from.address.postalCode'));
  const fromCity = useSettledText(form.at('from.address.city'));
  const toCountry = useSettledText(form.at('to.address.countryCode'));
  const toPostalCode = useSettledText(form.at('to.address.postalCode'));
  const toCity = useSettledText(form.at('to.address.city'));
  return useMemo(
    () =>
      judgeCustoms(
        { countryCode: fromCountry, postalCode: fromPostalCode, city: fromCity },
        { countryCode: toCountry, postalCode: toPostalCode, city: toCity },
        geography,
      ),
    [fromCountry, fromPostalCode, fromCity, toCountry, toPostalCode, toCity, geography],
  );
}

export function useNeedsCustoms(): boolean {
  return useCustomsVerdict().isRequired;
}
