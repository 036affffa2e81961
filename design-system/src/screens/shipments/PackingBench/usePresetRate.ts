import { type PresetRate, type PresetReason, presetRate, type Rate } from 'contract';
import { useEffect, useState } from 'react';
import { isSettled, offersOf, rateKey } from '../../../patterns/RateList/rates-state.ts';
import type { ShipmentForm } from '../NewShipment/form/shipment-form.ts';
import type { EditingState, NewShipmentCallbacks } from '../NewShipment/new-shipment-state.ts';

/** Whose choice the product is: a person's at the bench, the template's, or the rule's with its reason. */
export type ChosenBy = 'person' | 'template' | PresetReason;

export interface PresetChoice {
  /** Null as long as nothing was chosen. */
  readonly chosenBy: ChosenBy | null;
  /** From now on it is the person's own choice, and no answer of a carrier changes it. */
  readonly chooseOwn: (rate: Rate) => void;
}

/**
 * Chooses the cheapest product that arrives on the wished day, else the cheapest, once every carrier has answered, and
 * anew with every later answer. What a template or a person has chosen stays.
 */
export function usePresetRate(
  form: ShipmentForm,
  { initialInput, rates, draft }: EditingState,
  onChooseRate: NewShipmentCallbacks['onChooseRate'],
): PresetChoice {
  const [ownChoice, setOwnChoice] = useState<'person' | 'template' | null>(() => {
    if (!initialInput.carrier) return null;
    return draft.restoredFrom === null ? 'template' : 'person';
  });
  const [preset, setPreset] = useState<PresetRate<Rate> | null>(null);
  const [judged, setJudged] = useState<EditingState['rates']>();
  if (ownChoice === null && judged !== rates && isSettled(rates)) {
    setJudged(rates);
    setPreset(
      presetRate(
        offersOf(rates).map(({ rate }) => rate),
        { rule: 'cheapest', wishedDay: form.settled().shipmentData.requestedDeliveryDate },
      ),
    );
  }
  const isUntouched = draft.savedAt === null && draft.storage === 'ok';

  useEffect(() => {
    // Before the first answers nothing was chosen by the rule.
    if (ownChoice !== null || judged === undefined) return;
    const { carrier, carrierProductCode } = form.read();
    if ((preset && rateKey(preset.rate)) === (carrier ? `${carrier}/${carrierProductCode}` : null)) return;
    form.chooseRate(preset?.rate ?? null);
    // Nobody has typed anything: there is nothing to keep, and no scan has to ask about it.
    if (isUntouched) form.cancelReport();
    onChooseRate(preset?.rate ?? null);
  }, [form, preset, judged, ownChoice, isUntouched, onChooseRate]);

  return {
    chosenBy: ownChoice ?? preset?.reason ?? null,
    chooseOwn(rate) {
      setOwnChoice('person');
      form.chooseRate(rate);
      onChooseRate(rate);
    },
  };
}
