import { type PresetRule as Rule, presetRate, presetRules } from 'contract';
import { useEffect } from 'react';
import { Select } from '../../../components/Select/Select.tsx';
import { useSettled } from '../../../forms/useField.ts';
import { filterOffers, type SpeedFilter } from '../../../patterns/RateList/order.ts';
import { isSettled, offersOf, type RatesState } from '../../../patterns/RateList/rates-state.ts';
import { usePresetReason, useShipmentFormContext } from './form/useShipmentForm.ts';
import type { Preset } from './new-shipment-state.ts';
import { presetCopy as copy } from './PresetRule.copy.ts';

const options = presetRules.map((rule) => ({ value: rule, label: copy.rules[rule] }));

export interface PresetRuleProps {
  readonly rule: Rule;
  readonly onChange: (rule: Rule) => void;
}

/** By which rule a tariff is chosen beforehand; set once. */
export function PresetRule({ rule, onChange }: PresetRuleProps) {
  return (
    <Select
      label={copy.rule}
      options={options}
      value={rule}
      onChange={(value) => {
        const chosen = presetRules.find((one) => one === value);
        if (chosen) onChange(chosen);
      }}
    />
  );
}

/** Says why the tariff that is chosen was chosen beforehand. */
export function PresetReason() {
  const reason = usePresetReason();
  return reason !== null && <p>{copy.reason[reason]}</p>;
}

/**
 * Chooses a tariff beforehand once all carriers have answered, of the delivery speed that is asked for, and another
 * one where a new answer has a better. While they are asked anew the present one stays.
 *
 * @param preset undefined where nothing is to be chosen beforehand
 */
export function usePreset(rates: RatesState, speed: SpeedFilter, preset: Preset | undefined): void {
  const form = useShipmentFormContext();
  const wishedDay = useSettled(form.at('shipmentData.requestedDeliveryDate'));
  const rule = preset?.rule;
  const carrier = preset?.lastUsed?.carrier;
  const carrierProductCode = preset?.lastUsed?.carrierProductCode;
  useEffect(() => {
    if (rule === undefined || !isSettled(rates)) return;
    const lastUsed = carrier && carrierProductCode ? { carrier, carrierProductCode } : null;
    const offered = filterOffers(offersOf(rates), speed, null).map(({ rate }) => rate);
    form.presetRate(presetRate(offered, { rule, wishedDay, lastUsed }));
  }, [form, rates, speed, rule, wishedDay, carrier, carrierProductCode]);
}
