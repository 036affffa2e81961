import {
  type Geography,
  type PhoneCheck,
  type PresetReason,
  quoteFormSchema,
  type ShipmentFormInput,
  shipmentFormSchema,
} from 'contract';
import { createContext, use, useSyncExternalStore } from 'react';
import { useNewForm } from '../../../../forms/useForm.ts';
import { useStableCallbacks } from '../../../../forms/useStableCallbacks.ts';
import { useLatestGeography } from './geography-context.ts';
import { ShipmentForm, type ShipmentFormSchema } from './shipment-form.ts';

const FormContext = createContext<ShipmentForm | null>(null);

/** Gives the form to the parts of the screen. */
export const ShipmentFormProvider = FormContext;

/** The form that the parts around belong to. */
export function useShipmentFormContext(): ShipmentForm {
  const form = use(FormContext);
  if (!form) throw new Error('Parts of the shipment form need a ShipmentFormProvider above them.');
  return form;
}

/** What the form needs from outside; each use reads the latest. */
export interface FormSurroundings {
  /** `yyyy-MM-dd` as the person sees it. */
  readonly today: string;
  readonly isValidPhone: PhoneCheck;
  readonly geography: Geography;
  readonly onChange: (input: ShipmentFormInput) => void;
}

/** One form for the life of the component. */
export function useShipmentForm(initialInput: ShipmentFormInput, given: FormSurroundings): ShipmentForm {
  const { isValidPhone, onChange } = given;
  const latest = useStableCallbacks({ today: () => given.today, isValidPhone, report: onChange });
  const geography = useLatestGeography(given.geography);
  const surroundings = { ...latest, geography };
  return useNewForm(
    () => shipmentFormSchema(surroundings),
    initialInput,
    (store, schema) =>
      new ShipmentForm(geography, store, schema, {
        initialInput,
        report: latest.report,
      }).askQuotesBy(
        // It takes whatever the form holds, and less of it.
        () => quoteFormSchema(surroundings) as unknown as ShipmentFormSchema,
      ),
  );
}

/** Name of the product that was chosen and is gone. */
export function useLostRate(): string | null {
  const form = useShipmentFormContext();
  return useSyncExternalStore(form.onLostRate, form.lostRate);
}

/** Why the present rate was chosen beforehand; null where a person has chosen it. */
export function usePresetReason(): PresetReason | null {
  const form = useShipmentFormContext();
  return useSyncExternalStore(form.onPreset, form.presetReason);
}
