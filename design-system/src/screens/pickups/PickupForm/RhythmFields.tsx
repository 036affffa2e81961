import { pickupFrequencies, pickupFrequencyLabels, type PickupInput, weekdayLabels } from 'contract';
import { BoundCheckboxGroup } from '../../../forms/choice-fields.tsx';
import { BoundDatePicker } from '../../../forms/date-fields.tsx';
import { BoundDecimalField, BoundSelect } from '../../../forms/fields.tsx';
import { FieldGrid } from '../../../forms/FormFrame/FieldGrid.tsx';
import { useSettled } from '../../../forms/useField.ts';
import type { PickupFormState } from './pickup-form.ts';
import { pickupFormCopy as copy } from './PickupForm.copy.ts';

const { daily, weekly, monthly } = pickupFrequencies;
const frequencies = [daily, weekly, monthly].map((value) => ({
  value: String(value),
  label: pickupFrequencyLabels[value],
}));
const weekdays = weekdayLabels.map((label, index) => ({ value: String(index), label }));
const endings = [
  { value: 'never', label: copy.endings.never },
  { value: 'on', label: copy.endings.on },
];

/** How often a series comes, and until when. */
export function RhythmFields({ form }: { readonly form: PickupFormState }) {
  const frequency: PickupInput['frequency'] = useSettled(form.at('frequency'));
  const ending = useSettled(form.at('ending'));
  return (
    <>
      <FieldGrid columns={2}>
        <BoundSelect field={form.at('frequency')} label={copy.frequency} options={frequencies} isRequired />
        <BoundDecimalField
          field={form.at('interval')}
          label={copy.interval}
          lead={copy.every}
          unit={copy.units[frequency]}
          isRequired
        />
      </FieldGrid>
      {frequency === '2' && (
        <BoundCheckboxGroup
          field={form.at('byWeekDay')}
          label={copy.weekdays}
          options={weekdays}
          orientation="tiles"
          isRequired
        />
      )}
      <FieldGrid columns={2}>
        <BoundDatePicker field={form.at('startAt')} label={copy.begin} isRequired />
        <BoundSelect field={form.at('ending')} label={copy.ending} options={endings} />
        {ending === 'on' && <BoundDatePicker field={form.at('endAt')} label={copy.endAt} isRequired />}
      </FieldGrid>
    </>
  );
}
