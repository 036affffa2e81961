import { memo, useCallback } from 'react';
import { CheckboxGroup, type CheckboxGroupProps } from '../components/CheckboxGroup/CheckboxGroup.tsx';
import { MultiSelect, type MultiSelectProps } from '../components/MultiSelect/MultiSelect.tsx';
import {
  SearchableSelect,
  type SearchableSelectProps,
} from '../components/SearchableSelect/SearchableSelect.tsx';
import type { FormField } from './field.ts';
import { useField, useFieldPlace } from './useField.ts';

// Apart from the native fields: these bring react-aria's lists with them.

type Owned = 'id' | 'value' | 'onChange' | 'errorMessage' | 'isInvalid';

export interface BoundSearchableSelectProps extends Omit<SearchableSelectProps, Owned> {
  /** `form.at('…')`; the empty text where nothing is chosen. */
  readonly field: FormField<string>;
}

/** One choice out of many. */
export const BoundSearchableSelect = memo(function BoundSearchableSelect({
  field,
  ...looks
}: BoundSearchableSelectProps) {
  const { value, onChange, ...bound } = useChoice(field, looks.label);
  const handleChange = useCallback((choice: string | null) => onChange(choice ?? ''), [onChange]);
  return <SearchableSelect {...looks} {...bound} value={value || null} onChange={handleChange} />;
});

export interface BoundMultiSelectProps extends Omit<MultiSelectProps, Owned> {
  /** `form.at('…')`. */
  readonly field: FormField<readonly string[]>;
}

/** Several choices out of many. */
export const BoundMultiSelect = memo(function BoundMultiSelect({ field, ...looks }: BoundMultiSelectProps) {
  return <MultiSelect {...looks} {...useChoice(field, looks.label, whole)} />;
});

export interface BoundCheckboxGroupProps extends Omit<CheckboxGroupProps, Owned> {
  /** `form.at('…')`. */
  readonly field: FormField<readonly string[]>;
}

/** Several choices out of a few that are all seen. */
export const BoundCheckboxGroup = memo(function BoundCheckboxGroup({
  field,
  ...looks
}: BoundCheckboxGroupProps) {
  return <CheckboxGroup {...looks} {...useChoice(field, looks.label, whole)} />;
});

/** A complaint about one of the choices stands at all of them. */
const whole = { isWhole: true };

function useChoice<Value>(field: FormField<Value>, label: string, place?: typeof whole) {
  useFieldPlace(field, label, place);
  const { value, error } = useField(field);
  const handleChange = useCallback((choice: unknown) => field.choose(choice), [field]);
  return { id: field.id, value, errorMessage: error, onChange: handleChange };
}
