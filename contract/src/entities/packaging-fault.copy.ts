import { withUnit } from '../rules/number-text.ts';
import { packagingLabels } from './packaging-labels.copy.ts';
import type { PackagingFault } from './packaging-rule.ts';

const names = {
  weightKg: 'Gewicht',
  lengthCm: 'Länge',
  widthCm: 'Breite',
  heightCm: 'Höhe',
} as const;

/**
 * Why a carrier does not take a piece, at its field, beside the carrier's rates and where staff try it out:
 * „Gurtmaß 301 cm, erlaubt 300 cm“.
 */
export function packagingReason(fault: PackagingFault): string {
  if (fault.what === 'packaging') return `„${packagingLabels[fault.packaging]}“ ist nicht erlaubt`;
  const unit = fault.field === 'weightKg' ? 'kg' : 'cm';
  const name = fault.what === 'girth' ? 'Gurtmaß' : names[fault.field];
  const is = `${name} ${withUnit(fault.is, unit)}`;
  return 'most' in fault
    ? `${is}, erlaubt ${withUnit(fault.most, unit)}`
    : `${is}, mindestens ${withUnit(fault.least, unit)}`;
}
