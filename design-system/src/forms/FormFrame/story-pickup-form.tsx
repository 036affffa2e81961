import { parseDecimal } from 'contract';
import * as v from 'valibot';
import { BoundCheckboxGroup, BoundMultiSelect, BoundSearchableSelect } from '../choice-fields.tsx';
import { BoundDatePicker, BoundDateRangePicker, BoundTimeField } from '../date-fields.tsx';
import { BoundCheckbox, BoundDecimalField, BoundMoneyField, BoundSwitch, BoundTextArea } from '../fields.tsx';
import { useForm } from '../useForm.ts';
import type { SubmitError } from '../useSending.ts';
import { FieldGrid } from './FieldGrid.tsx';
import { FormFrame } from './FormFrame.tsx';

const needed = 'Pflichtfeld';

const pickup = v.object({
  day: v.pipe(v.string(), v.nonEmpty(needed)),
  latest: v.pipe(v.string(), v.nonEmpty(needed)),
  weightKg: v.pipe(v.string(), v.nonEmpty(needed)),
  limitEur: v.pipe(
    v.string(),
    v.nonEmpty(needed),
    v.check((typed) => parseDecimal(typed, '€') !== undefined, 'Eingabe muss eine Zahl sein'),
  ),
  weekdays: v.pipe(v.array(v.string()), v.minLength(1, 'Wählen Sie mindestens einen Tag.')),
  carriers: v.pipe(
    v.array(v.pipe(v.string(), v.notValue('GLS', 'GLS holt hier nicht ab.'))),
    v.minLength(1, needed),
  ),
  holidays: v.nullable(
    v.object({
      start: v.string(),
      end: v.pipe(v.string(), v.maxValue('2027-12-31', 'Das Ende liegt zu weit in der Zukunft.')),
    }),
  ),
  costCenter: v.string(),
  note: v.pipe(v.string(), v.maxLength(20, 'Höchstens 20\u00A0Zeichen')),
  isConfirmed: v.pipe(v.boolean(), v.value(true, needed)),
  isNotified: v.boolean(),
});

export type PickupInput = v.InferInput<typeof pickup>;

const weekdays = ['Mo.', 'Di.', 'Mi.', 'Do.', 'Fr.'].map((label, index) => ({
  value: String(index + 1),
  label,
}));
const carriers = ['DHL', 'DPD', 'GLS', 'UPS'].map((label) => ({ value: label, label }));
const costCenters = [
  { value: '4711', label: 'Fertigung Halle 2' },
  { value: '5200', label: 'Vertrieb Süd' },
];

export interface PickupFormProps {
  readonly initialInput: PickupInput;
  readonly submitError?: SubmitError | null;
  readonly onSubmit: (pickup: PickupInput) => void;
}

/** A regular pickup: every kind of field that `ContactForm` has none of. Used by stories only. */
export function PickupForm({ initialInput, submitError = null, onSubmit }: PickupFormProps) {
  const control = useForm({
    rules: () => pickup,
    initialInput,
    onSubmit,
    pending: false,
    submitError,
    prefix: 'abholung',
  });
  const { form } = control;
  return (
    <FormFrame
      control={control}
      label="Abholung anlegen"
      submitLabel="Anlegen"
      pendingLabel="Wird angelegt …"
    >
      <FieldGrid columns={2}>
        <BoundDatePicker field={form.at('day')} label="Erster Tag" isRequired />
        <BoundTimeField field={form.at('latest')} label="Späteste Abholzeit" unit="Uhr" isRequired />
        <BoundDecimalField field={form.at('weightKg')} label="Gewicht" unit="kg" isRequired />
        <BoundMoneyField field={form.at('limitEur')} label="Höchstpreis netto" isRequired />
        <BoundMultiSelect
          field={form.at('carriers')}
          label="Dienstleister"
          options={carriers}
          chosenLabel="Gewählte Dienstleister"
          removeLabel={(label) => `${label} entfernen`}
          emptyText="Keine Treffer."
          isRequired
        />
        <BoundSearchableSelect
          field={form.at('costCenter')}
          label="Kostenstelle"
          options={costCenters}
          emptyText="Keine Treffer."
        />
        <BoundDateRangePicker
          field={form.at('holidays')}
          label="Betriebsferien"
          reversedMessage="Das Ende liegt vor dem Beginn."
        />
      </FieldGrid>
      <BoundCheckboxGroup
        field={form.at('weekdays')}
        label="Abholtage"
        options={weekdays}
        orientation="horizontal"
        isRequired
      />
      <BoundTextArea field={form.at('note')} label="Hinweis für das Fahrpersonal" />
      <BoundCheckbox field={form.at('isConfirmed')} label="Rampe ist zugänglich" isRequired />
      <BoundSwitch field={form.at('isNotified')} label="Am Vorabend erinnern" />
    </FormFrame>
  );
}
