import { withUnit } from '../rules/number-text.ts';
import { packagingLabels } from './packaging-labels.copy.ts';
import type { PackagingFault } from './packaging-rule.ts';

const names = {
  weight: 'Gewicht',
  length: 'Länge',
  width: 'Breite',
  height: 'Höhe',
  girth: 'Gurtmaß',
  shortLength: 'Länge',
  shortWidth: 'Breite',
  shortHeight: 'Höhe',
} as const;

/** Why a carrier does not take a piece, beside its rates and where staff try it out: „Gurtmaß 301 cm, erlaubt 300 cm“. */
export function packagingReason(fault: PackagingFault): string {
  if (fault.what === 'packaging') return `${packagingLabels[fault.packaging]} ist nicht erlaubt`;
  const unit = fault.what === 'weight' ? 'kg' : 'cm';
  const is = `${names[fault.what]} ${withUnit(fault.is, unit)}`;
  return 'most' in fault
    ? `${is}, erlaubt ${withUnit(fault.most, unit)}`
    : `${is}, mindestens ${withUnit(fault.least, unit)}`;
}
