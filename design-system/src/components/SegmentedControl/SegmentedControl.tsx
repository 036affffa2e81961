import { memo, useId } from 'react';
import { control, input, segment } from './SegmentedControl.css.ts';

export interface Segment<Value extends string = string> {
  value: Value;
  label: string;
  isDisabled?: boolean;
}

export interface SegmentedControlProps<Value extends string = string> {
  /** What is being switched, e.g. „Tarife sortieren nach“; heard, not seen. */
  label: string;
  /** Two to four. */
  segments: readonly Segment<Value>[];
  /** The value of the chosen segment. Give it for a controlled field; else the field keeps it itself. */
  value?: Value;
  /** Chosen at first, where the control keeps it itself. */
  defaultValue?: Value;
  /** Called with the value of the segment, not its words. */
  onChange?: (value: Value) => void;
}

/**
 * Switches between two to four views of the same things, e.g. „Preis | Zustellzeit“. Native radio buttons.
 * For parts of a form use a RadioGroup, for places with an address a TabNav.
 *
 * Source: https://www.w3.org/WAI/ARIA/apg/patterns/radio/, https://spectrum.adobe.com/page/segmented-control/
 */
function SegmentedControlBase<Value extends string>({
  label,
  segments,
  value,
  defaultValue,
  onChange,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={control}>
      {segments.map((choice) => (
        <label key={choice.value} className={segment}>
          <input
            type="radio"
            className={input}
            name={name}
            value={choice.value}
            checked={value === undefined ? undefined : value === choice.value}
            defaultChecked={defaultValue === undefined ? undefined : defaultValue === choice.value}
            disabled={choice.isDisabled}
            onChange={() => onChange?.(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </div>
  );
}

export const SegmentedControl = memo(SegmentedControlBase) as typeof SegmentedControlBase;
