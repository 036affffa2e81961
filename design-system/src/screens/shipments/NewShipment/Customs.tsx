import {
  countryAccusative,
  customsFormOf,
  customsReasonLabels,
  customsReasons,
  customsThresholds,
  findCountry,
  needsExportDeclaration,
} from 'contract';
import { memo, use, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { BoundMoneyField, BoundSelect } from '../../../forms/fields.tsx';
import { FieldGrid } from '../../../forms/FormFrame/FieldGrid.tsx';
import { FormSection } from '../../../forms/FormFrame/FormSection.tsx';
import { useField, useFieldPlace, useSettledText } from '../../../forms/useField.ts';
import { customsCopy as copy } from './Customs.copy.ts';
import { help as hint } from './CustomsItems.css.ts';
import { CustomsItems } from './CustomsItems.tsx';
import { Eori } from './Eori.tsx';
import { fieldLabels } from './form/field-labels.copy.ts';
import { GeographyContext } from './form/geography-context.ts';
import { useShipmentFormContext } from './form/useShipmentForm.ts';
import type { EoriState } from './new-shipment-state.ts';
import { newShipmentCopy } from './NewShipment.copy.ts';
import { packagesCopy } from './Packages.copy.ts';
import { useCustomsVerdict } from './useCustoms.ts';
import { useCustomsTotals, useDeclaredGoods } from './useCustomsTotals.ts';

export interface CustomsSectionProps {
  /** Left out until it is known. */
  readonly eori?: EoriState | undefined;
  /** Told at the beginning, too. */
  readonly onRequiredChange?: ((isRequired: boolean) => void) | undefined;
}

/** Section 4, where the two addresses ask for it: what customs want to know, with the reason why. */
export const CustomsSection = memo(function CustomsSection({ eori, onRequiredChange }: CustomsSectionProps) {
  const form = useShipmentFormContext();
  const verdict = useCustomsVerdict();
  const countryCode = useSettledText(form.at('to.address.countryCode'));
  const postalCode = useSettledText(form.at('to.address.postalCode'));
  const city = useSettledText(form.at('to.address.city'));
  const isDocument = useField(form.at('shipmentData.type')).value === 'document';
  const isMember = findCountry(countryCode, use(GeographyContext).countries)?.isEuMember ?? false;
  const isTerritory = verdict.isRequired && verdict.reason === 'territory';
  const destination = isTerritory && city !== '' ? city : countryAccusative(countryCode);

  const { isRequired } = verdict;
  const wasRequired = useRef(isRequired);
  const tellRequired = useEffectEvent((is: boolean) => onRequiredChange?.(is));
  const tellChange = useEffectEvent(() =>
    form.announcements.say(isRequired ? copy.appeared(destination) : copy.disappeared),
  );
  useEffect(() => {
    tellRequired(isRequired);
    if (wasRequired.current !== isRequired) tellChange();
    wasRequired.current = isRequired;
  }, [isRequired]);

  if (!verdict.isRequired) return null;
  return (
    <FormSection number={4} keys={newShipmentCopy.sectionKeys(4)} title={newShipmentCopy.sections.customs}>
      <Banner tone="info" title={copy.required(destination)}>
        {copy.reason(verdict, isMember ? countryCode : undefined, postalCode)}
      </Banner>
      <FieldGrid>
        <BoundMoneyField
          field={form.at('declaredValue')}
          label={fieldLabels.declaredValue}
          isCurrencyInLabel
          isRequired
          isReadOnly={isDocument}
          description={isDocument ? packagesCopy.lockedForDocuments : copy.declaredValueHelp}
        />
        <Incoterm />
        {!isDocument && (
          <BoundSelect
            field={form.at('customs.reason')}
            label={fieldLabels.reason}
            options={reasons}
            isRequired
          />
        )}
      </FieldGrid>
      {!isDocument && (
        <>
          {eori && <Eori eori={eori} />}
          <CustomsItems />
          <Thresholds />
        </>
      )}
    </FormSection>
  );
});

const reasons = customsReasons.map((value) => ({ value, label: customsReasonLabels[value] }));

const incoterms = [
  { value: 'dap', label: copy.dap },
  { value: 'ddp', label: copy.ddp },
];

/** Who pays duties and taxes. */
function Incoterm() {
  const form = useShipmentFormContext();
  const field = form.at('ddp');
  useFieldPlace(field, fieldLabels.ddp);
  const { value, error } = useField(field);
  const handleChange = useCallback((choice: string) => field.choose(choice === 'ddp'), [field]);
  return (
    <Select
      id={field.id}
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

/** Which papers value and weight ask for, once both are known. */
function Thresholds() {
  const goods = useDeclaredGoods();
  // Nobody is reminded by the weight of positions that are not all weighed yet.
  const netWeightKg = useCustomsTotals()?.netWeightKg ?? 0;
  if (!goods) return null;
  const { valueEur } = goods;
  const isByValue = valueEur > customsThresholds.exportDeclarationEur;
  return (
    <>
      <p className={hint}>{customsFormOf(goods) === 'CN22' ? copy.smallForm : copy.largeForm(goods)}</p>
      {needsExportDeclaration({ netWeightKg, valueEur }) && (
        <Banner tone="warning">{isByValue ? copy.exportDeclaration : copy.exportDeclarationByWeight}</Banner>
      )}
    </>
  );
}
