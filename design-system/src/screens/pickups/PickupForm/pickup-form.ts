import { type PhoneCheck, type PickupInput, pickupFormSchema } from 'contract';
import { use } from 'react';
import { Form } from '../../../forms/form.ts';
import { useNewForm } from '../../../forms/useForm.ts';
import { useStableCallbacks } from '../../../forms/useStableCallbacks.ts';
import { GeographyContext, useLatestGeography } from '../../shipments/NewShipment/form/geography-context.ts';

export type PickupFormSchema = ReturnType<typeof pickupFormSchema>;

/** What of the input is meant: a field that its kind has none of keeps what was typed, and nobody judges it. */
export function meantInput(input: PickupInput): PickupInput {
  const { kind, frequency } = input;
  const isSeries = kind === 'recurring';
  return {
    ...input,
    earliestTime: kind === 'once' ? input.earliestTime : '',
    interval: isSeries ? input.interval : '1',
    byWeekDay: isSeries && frequency === '2' ? input.byWeekDay : [],
    ending: isSeries ? input.ending : 'never',
    endAt: isSeries && input.ending === 'on' ? input.endAt : '',
    lastPossiblePickupTime: kind === 'selfDelivery' ? '' : input.lastPossiblePickupTime,
    additionalInformation: kind === 'selfDelivery' ? '' : input.additionalInformation,
  };
}

/** The form of a pickup, which shows other fields for each kind. */
export class PickupFormState extends Form<PickupFormSchema> {
  protected override judged(input: PickupInput): unknown {
    return meantInput(input);
  }
}

interface Surroundings {
  readonly initialInput: PickupInput;
  /** `yyyy-MM-dd` */
  readonly today: string;
  /** `HH:mm` */
  readonly clock: string;
  readonly isValidPhone: PhoneCheck;
  /** The day that it began on before the change. */
  readonly begunAt: string | undefined;
  /** For a draft, as of other forms. */
  readonly onChange: (input: PickupInput) => void;
}

/** One form for the life of the component. */
export function usePickupForm({ initialInput, begunAt, ...given }: Surroundings): PickupFormState {
  const { report, ...surroundings } = useStableCallbacks({
    today: () => given.today,
    clock: () => given.clock,
    isValidPhone: given.isValidPhone,
    report: given.onChange,
  });
  const geography = useLatestGeography(use(GeographyContext));
  return useNewForm(
    () => pickupFormSchema({ ...surroundings, geography, ...(begunAt !== undefined && { begunAt }) }),
    initialInput,
    (store, schema) => new PickupFormState(store, schema, { initialInput, report, prefix: 'abholung' }),
  );
}
