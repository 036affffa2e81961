import {
  carriers,
  shipmentTypeLabels,
  shipmentTypes,
  type testItemFormSchema,
  testOperationLabels,
  testOperations,
} from 'contract';
import { useMemo } from 'react';
import { BoundDatePicker } from '../../../forms/date-fields.tsx';
import {
  BoundCheckbox,
  BoundCodeField,
  BoundMoneyField,
  BoundRadioGroup,
  BoundSelect,
  BoundTextField,
} from '../../../forms/fields.tsx';
import type { Form } from '../../../forms/form.ts';
import { FieldGrid } from '../../../forms/FormFrame/FieldGrid.tsx';
import { FormSection } from '../../../forms/FormFrame/FormSection.tsx';
import { useSettledText } from '../../../forms/useField.ts';
import { type AddressForm, AddressFields } from '../../shipments/NewShipment/AddressFields.tsx';
import { fieldLabels } from '../../shipments/NewShipment/form/field-labels.copy.ts';
import type { ShipmentForm } from '../../shipments/NewShipment/form/shipment-form.ts';
import { ShipmentFormProvider } from '../../shipments/NewShipment/form/useShipmentForm.ts';
import { Packages } from '../../shipments/NewShipment/Packages.tsx';
import { testCenterCopy } from '../test-center/test-center.copy.ts';
import type { TestProduct } from '../test-center/test-product.ts';
import { testItemCopy } from './TestItem.copy.ts';

const { form: copy, input } = testItemCopy;

const operationOptions = testOperations.map((value) => ({ value, label: testOperationLabels[value] }));
const carrierOptions = carriers.map((value) => ({ value, label: value }));
const typeOptions = shipmentTypes.map((value) => ({ value, label: shipmentTypeLabels[value] }));

export interface ItemFieldsProps {
  readonly form: Form<typeof testItemFormSchema>;
  readonly products: readonly TestProduct[];
}

/** What a carrier is asked for and what it should answer; addresses and packages are those of the form of a shipment. */
export function ItemFields({ form, products }: ItemFieldsProps) {
  // Names that are put together have no type of their own; those of the shipment's form stand in this one, too.
  const addressForm = form as unknown as AddressForm;
  return (
    <>
      <FormSection title={copy.about}>
        <FieldGrid columns={2}>
          <BoundTextField field={form.at('name')} label={copy.name} isRequired />
          <BoundSelect
            field={form.at('operation')}
            label={input.operation}
            options={operationOptions}
            isRequired
          />
          <BoundSelect field={form.at('carrier')} label={input.carrier} options={carrierOptions} isRequired />
          <ProductField form={form} products={products} />
        </FieldGrid>
      </FormSection>
      <FormSection title={input.from}>
        <AddressFields form={addressForm} at="from" />
      </FormSection>
      <FormSection title={input.to}>
        <AddressFields form={addressForm} at="to" />
      </FormSection>
      <FormSection title={input.packages}>
        <ShipmentFormProvider value={form as unknown as ShipmentForm}>
          <Packages />
        </ShipmentFormProvider>
      </FormSection>
      <FormSection title={input.shipping}>
        <BoundRadioGroup
          field={form.at('shipmentData.type')}
          label={fieldLabels.type}
          orientation="horizontal"
          options={typeOptions}
        />
        <FieldGrid columns={2}>
          <BoundDatePicker
            field={form.at('shipmentData.requestedDeliveryDate')}
            label={fieldLabels.requestedDeliveryDate}
            isRequired
          />
          <BoundMoneyField
            field={form.at('declaredValue')}
            label={fieldLabels.declaredValue}
            isCurrencyInLabel
          />
        </FieldGrid>
        <BoundCheckbox
          field={form.at('shipmentData.isSaturdayDelivery')}
          label={fieldLabels.isSaturdayDelivery}
        />
        <BoundCheckbox field={form.at('insured')} label={fieldLabels.insured} />
        <BoundCheckbox field={form.at('dangerous')} label={fieldLabels.dangerous} />
      </FormSection>
      <FormSection title={testItemCopy.result.title}>
        <BoundCodeField
          field={form.at('expected')}
          label={copy.expected}
          description={copy.expectedHelp}
          rows={12}
        />
      </FormSection>
    </>
  );
}

/** The products of the carrier that is chosen; one that it does not offer any more stays to be seen. */
function ProductField({ form, products }: ItemFieldsProps) {
  const field = form.at('productCode');
  const [carrier, code] = [useSettledText(form.at('carrier')), useSettledText(field)];
  const options = useMemo(() => {
    const known = products
      .filter((product) => product.carrier === carrier)
      .map(({ code: value, name }) => ({ value, label: name }));
    const isKnown = code === '' || known.some(({ value }) => value === code);
    return isKnown ? known : [...known, { value: code, label: code }];
  }, [products, carrier, code]);
  return (
    <BoundSelect
      field={field}
      label={input.product}
      description={copy.productHelp}
      placeholder={testCenterCopy.anyProduct}
      options={options}
    />
  );
}
