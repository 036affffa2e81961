import { useId } from 'react';
import { Stack } from '../Stack/Stack.tsx';
import { amount, bar, track, words } from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /** What is being done, e.g. „Etiketten werden erzeugt“. */
  label: string;
  /** How much is done, from 0 to `maxValue`. */
  value: number;
  /** All there is to do. Default 100. */
  maxValue?: number;
  /** How far it is, in words with numbers, e.g. „4 von 10“. */
  valueLabel: string;
}

/**
 * Long work whose end is known, always with words and numbers. Without a known end use the
 * Skeleton of what comes, or a ProgressLine beside words.
 *
 * Source: https://react-aria.adobe.com/ProgressBar
 */
export function ProgressBar({ label, value, maxValue = 100, valueLabel }: ProgressBarProps) {
  const labelId = useId();
  const share = maxValue > 0 ? Math.min(1, Math.max(0, value / maxValue)) : 0;
  return (
    <Stack gap={1}>
      <div className={words}>
        <span id={labelId}>{label}</span>
        <span className={amount}>{valueLabel}</span>
      </div>
      <div
        className={track}
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={maxValue}
        aria-valuenow={share * maxValue}
        aria-valuetext={valueLabel}
      >
        <div className={bar} style={{ transform: `scaleX(${share})` }} />
      </div>
    </Stack>
  );
}
