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
  const toCountry = useSettledText(form.at('to.address.countryCode'));
  const toPostalCode = useSettledText(form.at('to.address.postalCode'));
  return useMemo(
    () =>
      judgeCustoms(
        { countryCode: fromCountry, postalCode: fromPostalCode },
        { countryCode: toCountry, postalCode: toPostalCode },
        geography,
      ),
    [fromCountry, fromPostalCode, toCountry, toPostalCode, geography],
  );
}

export function useNeedsCustoms(): boolean {
  return useCustomsVerdict().isRequired;
}
