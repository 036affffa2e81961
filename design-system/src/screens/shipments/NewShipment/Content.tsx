import { DOCUMENTS_DESCRIPTION, shipmentTypeLabels, shipmentTypes, type ShipmentType } from 'contract';
import { memo, useCallback, useRef } from 'react';
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup.tsx';
import { fieldLabels } from './form/field-labels.copy.ts';
import { fieldId } from './form/field-names.ts';
import { BoundDecimalField, BoundTextField } from './form/fields.tsx';
import { useBound, useFormContext } from './form/useShipmentForm.ts';
import * as styles from './NewShipment.css.ts';
import { packagesCopy as copy } from './Packages.copy.ts';
import { Packages } from './Packages.tsx';
import { useNeedsCustoms } from './useCustoms.ts';

const typeOptions = shipmentTypes.map((value) => ({ value, label: shipmentTypeLabels[value] }));

/** Section 2: what is sent. */
export const Content = memo(function Content() {
  return (
    <>
      <TypeChoice />
      <Packages />
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
  const form = useFormContext();
  const { value, error } = useBound('shipmentData.type');
  const goods = useRef<Goods>({ description: '', declaredValue: '', insured: false });

  const handleChange = useCallback(
    (type: string) => {
      const { description, declaredValue, insured, shipmentData } = form.read();
      if (type === shipmentData.type) return;
      if (isDocument(type)) {
        goods.current = { description, declaredValue, insured: insured ?? false };
        form.setAll({ description: DOCUMENTS_DESCRIPTION, declaredValue: '0', insured: false });
      } else {
        form.setAll({ ...goods.current });
      }
      form.choose('shipmentData.type', type);
    },
    [form],
  );

  return (
    <RadioGroup
      id={fieldId('shipmentData.type')}
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
  const isLocked = isDocument(useBound('shipmentData.type').value);
  const needsCustoms = useNeedsCustoms();
  const isInsured = useBound('insured').value;
  const lockedNote = isLocked ? copy.lockedForDocuments : undefined;
  return (
    <div className={styles.thirds}>
      <BoundTextField
        name="description"
        label={fieldLabels.description}
        isRequired
        isReadOnly={isLocked}
        description={lockedNote}
      />
      <BoundTextField
        name="referenceNumber"
        label={fieldLabels.referenceNumber}
        description={copy.referenceHelp}
      />
      <BoundTextField name="referenceNumber2" label={fieldLabels.referenceNumber2} />
      {!needsCustoms && (
        <BoundDecimalField
          name="declaredValue"
          label={fieldLabels.declaredValue}
          isRequired={isInsured}
          isReadOnly={isLocked}
          description={lockedNote}
        />
      )}
      <BoundTextField name="goodsDescription1" label={fieldLabels.goodsDescription1} />
      <BoundTextField name="goodsDescription2" label={fieldLabels.goodsDescription2} />
    </div>
  );
}
