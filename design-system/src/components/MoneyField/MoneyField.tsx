import { memo } from 'react';
import { DecimalField } from '../DecimalField/DecimalField.tsx';
import type { LineFieldProps } from '../TextField/TextField.tsx';

export interface MoneyFieldProps extends LineFieldProps {
  /** The label names the currency: „Warenwert (EUR)“. */
  isCurrencyInLabel?: boolean;
}

/**
 * An amount in euros, right-aligned. Value and change are the text as typed, as in `DecimalField`:
 * „12,40“ and „12.40“ are the same amount, and telling so is the rule's work. The one place that
 * knows the currency: say net or gross in the label. In a form, `BoundMoneyField` writes the amount out once it is left.
 *
 * Source: https://design-system.service.gov.uk/components/text-input/#numbers (why not `type="number"`)
 */
export const MoneyField = memo(function MoneyField({ isCurrencyInLabel = false, ...props }: MoneyFieldProps) {
  return <DecimalField {...props} unit={isCurrencyInLabel ? undefined : '€'} />;
});
