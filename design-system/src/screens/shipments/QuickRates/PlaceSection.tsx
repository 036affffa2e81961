import { needsPostalCode } from 'contract';
import { use } from 'react';
import { lazyPart } from '../../../components/LazyPart/LazyPart.tsx';
import { BoundSelect, BoundTextField } from '../../../forms/fields.tsx';
import { FormSection } from '../../../forms/FormFrame/FormSection.tsx';
import { useSettledText } from '../../../forms/useField.ts';
import { type AddressForm, PostalCodeField } from '../NewShipment/AddressFields.tsx';
import { countryOptions } from '../NewShipment/form/country-options.ts';
import { fieldLabels } from '../NewShipment/form/field-labels.copy.ts';
import { GeographyContext } from '../NewShipment/form/geography-context.ts';
import { partySearchId } from '../NewShipment/form/rates-obstacle.ts';
import { useShipmentFormContext } from '../NewShipment/form/useShipmentForm.ts';
import type { FindPlaces, Side } from '../NewShipment/new-shipment-state.ts';
import { quickRatesCopy as copy } from './QuickRates.copy.ts';
import * as styles from './QuickRates.css.ts';

// As in the form: where it does not come, nothing is missed.
const PlaceHint = lazyPart(async () => (await import('../NewShipment/PlaceHint.tsx')).PlaceHint, {
  failed: () => null,
});

export interface PlaceSectionProps {
  readonly side: Side;
  readonly findPlaces: FindPlaces;
}

/** One end of the way, as far as a price depends on it: no name and no street. */
export function PlaceSection({ side, findPlaces }: PlaceSectionProps) {
  const form = useShipmentFormContext() as AddressForm;
  const code = useSettledText(form.at(`${side}.address.countryCode`));
  const { countries } = use(GeographyContext);
  return (
    <FormSection title={copy[side]}>
      {/* Where „Empfänger eingeben“ leads to. */}
      <div
        id={partySearchId(side)}
        tabIndex={-1}
        role="group"
        aria-label={copy[side]}
        className={styles.place}
      >
        <BoundSelect
          field={form.at(`${side}.address.countryCode`)}
          label={fieldLabels.countryCode}
          options={countryOptions(countries)}
          isRequired
        />
        <PostalCodeField form={form} at={side} countryCode={code} />
        <span>
          <BoundTextField
            field={form.at(`${side}.address.city`)}
            label={fieldLabels.city}
            isRequired={!needsPostalCode(code, countries)}
          />
          <PlaceHint side={side} findPlaces={findPlaces} />
        </span>
      </div>
    </FormSection>
  );
}
