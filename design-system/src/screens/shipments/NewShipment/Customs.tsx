import { countryAccusative, parseDecimal } from 'contract';
import { memo, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { customsCopy as copy, EXPORT_DECLARATION_FROM_EUR } from './Customs.copy.ts';
import { fieldLabels } from './form/field-labels.copy.ts';
import { fieldId } from './form/field-names.ts';
import { BoundDecimalField } from './form/fields.tsx';
import { useBound, useFormContext, useSettledText } from './form/useShipmentForm.ts';
import { newShipmentCopy } from './NewShipment.copy.ts';
import * as styles from './NewShipment.css.ts';
import { packagesCopy } from './Packages.copy.ts';
import { Section } from './Section.tsx';
import { useCustomsVerdict } from './useCustoms.ts';

/** Section 4, where the two addresses ask for it: what customs want to know, with the reason why. */
export const CustomsSection = memo(function CustomsSection() {
  const form = useFormContext();
  const verdict = useCustomsVerdict();
  const countryCode = useSettledText('to.address.countryCode');
  const postalCode = useSettledText('to.address.postalCode');
  const city = useSettledText('to.address.city');
  const isDocument = useBound('shipmentData.type').value === 'document';
  const isTerritory = verdict.isRequired && verdict.reason === 'territory';
  const destination = isTerritory && city !== '' ? city : countryAccusative(countryCode);

  const { isRequired } = verdict;
  const wasRequired = useRef(isRequired);
  const tellChange = useEffectEvent(() =>
    form.announcements.say(isRequired ? copy.appeared(destination) : copy.disappeared),
  );
  useEffect(() => {
    if (wasRequired.current !== isRequired) tellChange();
    wasRequired.current = isRequired;
  }, [isRequired]);

  if (!verdict.isRequired) return null;
  return (
    <Section number={4} title={newShipmentCopy.sections.customs}>
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
    </Section>
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
