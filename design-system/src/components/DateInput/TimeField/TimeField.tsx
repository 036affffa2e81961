import type { Time } from '@internationalized/date';
import { type ClipboardEvent, type ReactNode, use, useRef, useState } from 'react';
import {
  DateInput,
  TimeField as AriaTimeField,
  TimeFieldStateContext,
} from 'react-aria-components/TimeField';
import { fieldControl } from '../../Field/control.css.ts';
import type { FieldProps } from '../../Field/Field.tsx';
import { ariaFieldProps, Field } from '../../Field/Field.tsx';
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx';
import { Segment } from '../parts/Segment.tsx';
import { useShownValue } from '../parts/useShownValue.ts';
import type { IsoTime } from './time-value.ts';
import { toIsoTime, toTime } from './time-value.ts';
import { timeFieldCopy as copy } from './TimeField.copy.ts';
import * as styles from './TimeField.css.ts';
import { useRefusal } from './useRefusal.ts';

export type { IsoTime } from './time-value.ts';

export interface TimeFieldProps extends FieldProps {
  /** 'HH:mm', 24 hours; null or empty for no time. */
  value: IsoTime | null;
  /** Null as soon as the time is no longer a whole one. */
  onChange: (value: IsoTime | null) => void;
  /** Shown behind the time, e.g. „Uhr“. */
  unit?: string;
  /** Can be read and copied, not changed. Default false. */
  isReadOnly?: boolean;
}

/**
 * A time of day, typed as HH:mm in 24 hours. Each part takes only what a clock shows: what leads beyond
 * 23 or 59 is refused in words, and the part stays empty. A whole time can be pasted. Whether it is
 * too late, the form says. For a few fixed times take a `Select`.
 *
 * Source: react-aria-components, TimeField.
 */
export function TimeField({ value, onChange, unit, isReadOnly, isDisabled, ...given }: TimeFieldProps) {
  const { shown, report, change } = useShownValue<IsoTime, Time>({
    value: value || null,
    onChange,
    read: toTime,
    write: toIsoTime,
  });

  const [isRefused, setRefused] = useState(false);
  const take = (time: Time | null) => {
    if (time) setRefused(false);
    change(time);
  };

  // react-aria reads no paste: its parts take single digits.
  const handlePaste = ({ clipboardData }: ClipboardEvent) => {
    const pasted = toTime(clipboardData.getData('text').trim().padStart('HH:mm'.length, '0'));
    if (pasted && !isDisabled && !isReadOnly) take(pasted);
  };

  return (
    <Field {...given} errorMessage={isRefused ? copy.beyondTheClock : given.errorMessage} isGroup>
      {(control, ids) => (
        <AriaTimeField
          {...ariaFieldProps(control, ids)}
          isDisabled={isDisabled}
          isReadOnly={isReadOnly}
          granularity="minute"
          hourCycle={24}
          shouldForceLeadingZeros
          value={shown}
          onChange={take}
        >
          <Box onPaste={handlePaste} onRefuse={() => setRefused(true)}>
            <DateInput
              className={`${fieldControl({})} ${styles.input}`}
              data-readonly={isReadOnly || undefined}
              data-unit={unit ? true : undefined}
            >
              {(segment) => (
                <Segment
                  segment={segment}
                  // Error summaries lead to a field by its id.
                  id={segment.type === 'hour' ? ids.control : undefined}
                  onEmptied={() => report(null)}
                />
              )}
            </DateInput>
            {unit && <span className={styles.unit}>{unit}</span>}
          </Box>
          <VisuallyHidden>
            <span role="status">{isRefused && copy.beyondTheClock}</span>
          </VisuallyHidden>
        </AriaTimeField>
      )}
    </Field>
  );
}

interface BoxProps {
  onPaste: (event: ClipboardEvent) => void;
  onRefuse: () => void;
  children: ReactNode;
}

/** Holds the parts, and what they must not take. */
function Box({ onPaste, onRefuse, children }: BoxProps) {
  const box = useRef<HTMLDivElement>(null);
  useRefusal(box, use(TimeFieldStateContext), onRefuse);
  return (
    <div ref={box} className={styles.box} onPaste={onPaste}>
      {children}
    </div>
  );
}
