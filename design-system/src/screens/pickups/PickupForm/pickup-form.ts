import { meantInput, type PhoneCheck, pickupFormSchema, type PickupInput } from 'contract';
import { use } from 'react';
import { Form } from '../../../forms/form.ts';
import { useNewForm } from '../../../forms/useForm.ts';
import { useStableCallbacks } from '../../../forms/useStableCallbacks.ts';
import { GeographyContext, useLatestGeography } from '../../shipments/NewShipment/form/geography-context.ts';

export type PickupFormSchema = ReturnType<typeof pickupFormSchema>;

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
