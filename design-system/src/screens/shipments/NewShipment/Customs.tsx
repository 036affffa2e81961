import { countryAccusative, parseDecimal } from 'contract';
import { memo, useCallback } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { customsCopy as copy, EXPORT_DECLARATION_FROM_EUR } from './Customs.copy.ts';
import { fieldLabels } from './form/field-labels.copy.ts';
import { fieldId } from './form/field-names.ts';
import { BoundDecimalField } from './form/fields.tsx';
import { useBound, useFormContext, useSettledText } from './form/useShipmentForm.ts';
import * as styles from './NewShipment.css.ts';
import { packagesCopy } from './Packages.copy.ts';
import { useCustomsVerdict } from './useCustoms.ts';

/** Section 4: what customs ask for, with the reason why they do. */
export const Customs = memo(function Customs() {
  const verdict = useCustomsVerdict();
  const countryCode = useSettledText('to.address.countryCode');
  const postalCode = useSettledText('to.address.postalCode');
  const city = useSettledText('to.address.city');
  const isDocument = useBound('shipmentData.type').value === 'document';
  if (!verdict.isRequired) return null;
  const destination = verdict.reason === 'territory' && city !== '' ? city : countryAccusative(countryCode);
  return (
    <>
      <Banner tone="info" title={copy.required(destination)}>
        {copy.reason(verdict, countryCode, postalCode)}
      </Banner>
      <div className={styles.thirds}>
        <BoundDecimalField
          name="declaredValue"
          label={fieldLabels.declaredValue}
          isRequired
          isReadOnly={isDocument}
          description={isDocument ? packagesCopy.lockedForDocuments : copy.declaredValueHelp}
        />
        <Incoterm />
      </div>
      {!isDocument && <ExportDeclaration />}
    </>
  );
});

const incoterms = [
  { value: 'dap', label: copy.dap },
  { value: 'ddp', label: copy.ddp },
];

/** Who pays duties and taxes. */
function Incoterm() {
  const form = useFormContext();
  const { value, error } = useBound('ddp');
  const handleChange = useCallback((choice: string) => form.choose('ddp', choice === 'ddp'), [form]);
  return (
    <Select
      id={fieldId('ddp')}
      label={fieldLabels.ddp}
      options={incoterms}
      value={value ? 'ddp' : 'dap'}
      description={value ? copy.ddpHelp : copy.dapHelp}
      errorMessage={error}
      isRequired
      onChange={handleChange}
    />
  );
}

function ExportDeclaration() {
  const value = parseDecimal(useSettledText('declaredValue'), 'thousands');
  if (value === undefined || value < EXPORT_DECLARATION_FROM_EUR) return null;
  return <Banner tone="warning">{copy.exportDeclaration}</Banner>;
}
