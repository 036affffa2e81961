import {
  amountText,
  DOCUMENTS_DESCRIPTION,
  shipmentTypeLabels,
  shipmentTypes,
  type ShipmentType,
} from 'contract';
import { memo, useCallback, useRef } from 'react';
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup.tsx';
import { BoundMoneyField, BoundTextField } from '../../../forms/fields.tsx';
import { FieldGrid } from '../../../forms/FormFrame/FieldGrid.tsx';
import { useField, useFieldPlace } from '../../../forms/useField.ts';
import { fieldLabels } from './form/field-labels.copy.ts';
import { useShipmentFormContext } from './form/useShipmentForm.ts';
import { packagesCopy as copy } from './Packages.copy.ts';
import { Packages, type PackagesProps } from './Packages.tsx';
import { useNeedsCustoms } from './useCustoms.ts';

const typeOptions = shipmentTypes.map((value) => ({ value, label: shipmentTypeLabels[value] }));

/** Section 2: what is sent. */
export const Content = memo(function Content({ lastPackages }: PackagesProps) {
  return (
    <>
      <TypeChoice />
      <Packages lastPackages={lastPackages} />
      <Details />
    </>
  );
});

/** What documents replace; it comes back with „Ware“. */
interface Goods {
  readonly description: string;
  readonly declaredValue: string;
  readonly insured: boolean;
}

function TypeChoice() {
  const form = useShipmentFormContext();
  const field = form.at('shipmentData.type');
  useFieldPlace(field, fieldLabels.type);
  const { value, error } = useField(field);
  const goods = useRef<Goods>({ description: '', declaredValue: '', insured: false });

  const handleChange = useCallback(
    (type: string) => {
      const { description, declaredValue, insured, shipmentData } = form.read();
      if (type === shipmentData.type) return;
      if (isDocument(type)) {
        goods.current = { description, declaredValue, insured: insured ?? false };
        form.setAll({ description: DOCUMENTS_DESCRIPTION, declaredValue: amountText(0), insured: false });
      } else {
        form.setAll({ ...goods.current });
      }
      field.choose(type);
    },
    [form, field],
  );

  return (
    <RadioGroup
      id={field.id}
      label={fieldLabels.type}
      isLabelHidden
      orientation="horizontal"
      options={typeOptions}
      value={value}
      errorMessage={error}
      onChange={handleChange}
    />
  );
}

function isDocument(type: string): boolean {
  return type === ('document' satisfies ShipmentType);
}

/** The declared value moves to the customs section where that is needed: it is asked for once. */
function Details() {
  const form = useShipmentFormContext();
  const isLocked = isDocument(useField(form.at('shipmentData.type')).value);
  const needsCustoms = useNeedsCustoms();
  const isInsured = useField(form.at('insured')).value;
  const lockedNote = isLocked ? copy.lockedForDocuments : undefined;
  return (
    <>
      <FieldGrid>
        <BoundTextField
          field={form.at('description')}
          label={fieldLabels.description}
          isRequired
          isReadOnly={isLocked}
          description={lockedNote}
        />
        <BoundTextField
          field={form.at('referenceNumber')}
          label={fieldLabels.referenceNumber}
          description={copy.referenceHelp}
        />
        <BoundTextField field={form.at('referenceNumber2')} label={fieldLabels.referenceNumber2} />
        {!needsCustoms && (
          <BoundMoneyField
            field={form.at('declaredValue')}
            label={fieldLabels.declaredValue}
            isCurrencyInLabel
            isRequired={isInsured}
            isReadOnly={isLocked}
            description={lockedNote}
          />
        )}
        <BoundTextField field={form.at('goodsDescription1')} label={fieldLabels.goodsDescription1} />
        <BoundTextField field={form.at('goodsDescription2')} label={fieldLabels.goodsDescription2} />
      </FieldGrid>
      {/* One line for all that it may say. */}
      <BoundTextField
        field={form.at('packingNotes')}
        label={fieldLabels.packingNotes}
        description={copy.packingNotesHelp}
      />
    </>
  );
}
