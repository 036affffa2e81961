import { memo } from 'react';
import type { LineFieldProps } from '../TextField/TextField.tsx';
import { TextField } from '../TextField/TextField.tsx';

export interface DecimalFieldProps extends LineFieldProps {
  /** Shown before the number, e.g. „alle“ of „alle 2 Wochen“. */
  lead?: string;
  /** Shown behind the number, e.g. „kg“. */
  unit?: string;
}

/**
 * A number with decimals, right-aligned, with its unit. Value and change are the text as typed:
 * reading „0,5“ and „0.5“ is the rule's work, and what was typed is never rewritten under the hands.
 * A click into it selects the number, as Tab does: what is typed then replaces it.
 *
 * Source: https://design-system.service.gov.uk/components/text-input/#numbers (why not `type="number"`)
 */
export const DecimalField = memo(function DecimalField({ unit, ...props }: DecimalFieldProps) {
  return (
    <TextField
      {...props}
      inputMode="decimal"
      align="end"
      selectsOnClick
      suffix={unit}
      autoComplete={props.autoComplete ?? 'off'}
    />
  );
});
