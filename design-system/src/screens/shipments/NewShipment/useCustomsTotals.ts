import { type CustomsTotals, customsTotals, type DeclaredGoods, packageTotals, parseDecimal } from 'contract';
import { useSettled, useSettledText } from '../../../forms/useField.ts';
import { readCustomsItem } from './form/customs-input.ts';
import { useShipmentFormContext } from './form/useShipmentForm.ts';
import { useReadPackages } from './Packages.tsx';

/** What the positions come to; null while one of them lacks a number: a sum without it would be wrong too. */
export function useCustomsTotals(): CustomsTotals | null {
  const rows = useSettled(useShipmentFormContext().at('customs.items')).map(readCustomsItem);
  const complete = rows.filter((row) => row !== null);
  return complete.length === rows.length ? customsTotals(complete) : null;
}

/** What all packages weigh, in kg; null while one of them lacks a number. */
export function useGrossWeight(): number | null {
  const packages = useReadPackages();
  return packages && packageTotals(packages).weightKg;
}

/** What the thresholds of customs are compared with; null while weight or value is missing. */
export function useDeclaredGoods(): DeclaredGoods | null {
  const form = useShipmentFormContext();
  const valueEur = parseDecimal(useSettledText(form.at('declaredValue')), '€');
  const positions = useSettled(form.at('customs.items')).length;
  const weightKg = useGrossWeight();
  return valueEur === undefined || weightKg === null ? null : { valueEur, weightKg, positions };
}
