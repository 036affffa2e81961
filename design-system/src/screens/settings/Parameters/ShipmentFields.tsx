import type { Country } from 'contract';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { BoundDecimalField, BoundMoneyField, BoundRadioGroup, BoundSelect } from '../../../forms/fields.tsx';
import type { Form } from '../../../forms/form.ts';
import { FieldGrid } from '../../../forms/FormFrame/FieldGrid.tsx';
import { SettingsSection } from '../../../patterns/SettingsFrame/SettingsSection.tsx';
import { countryOptions } from '../../shipments/NewShipment/form/country-options.ts';
import { formatOptions, packagingOptions, type parametersSchema } from './parameters-input.ts';
import { parametersCopy as copy } from './Parameters.copy.ts';

export interface ShipmentFieldsProps {
  form: Form<typeof parametersSchema>;
  countries: readonly Country[];
}

/** What a new shipment begins with, and what its label is printed on. */
export function ShipmentFields({ form, countries }: ShipmentFieldsProps) {
  return (
    <>
      <SettingsSection title={copy.shipments} description={copy.shipmentsAbout}>
        <Stack gap={4}>
          <FieldGrid columns={2}>
            <BoundSelect
              field={form.at('shipmentDefaults.countryCode')}
              label={copy.country}
              options={countryOptions(countries)}
            />
            <BoundSelect
              field={form.at('shipmentDefaults.packaging')}
              label={copy.packaging}
              options={packagingOptions}
            />
            <BoundDecimalField field={form.at('shipmentDefaults.lengthCm')} label={copy.length} unit="cm" />
            <BoundDecimalField field={form.at('shipmentDefaults.widthCm')} label={copy.width} unit="cm" />
            <BoundDecimalField field={form.at('shipmentDefaults.heightCm')} label={copy.height} unit="cm" />
            <BoundDecimalField field={form.at('shipmentDefaults.weightKg')} label={copy.weight} unit="kg" />
          </FieldGrid>
          <BoundMoneyField
            field={form.at('shipmentDefaults.insuredFromEur')}
            label={copy.insuredFrom}
            description={copy.insuredFromHelp}
          />
        </Stack>
      </SettingsSection>
      <SettingsSection title={copy.print} description={copy.printAbout}>
        <BoundRadioGroup field={form.at('printFormat')} label={copy.printFormat} options={formatOptions} />
      </SettingsSection>
    </>
  );
}
