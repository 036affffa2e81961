import { judgePackaging, toPointer } from 'contract';
import type { PackagingFault, ShipmentDraft } from 'contract';
import { fieldProblem } from '../../api/problem.ts';
import type { DatabaseSession } from '../../store/index.ts';
import { packagingRuleCopy as copy } from './packaging-rules.copy.ts';
import { findPackagingRules } from './queries.ts';

/** The field that a fault is about. */
const fieldOf: Readonly<Record<PackagingFault['what'], string>> = {
  packaging: 'packaging',
  weight: 'weightKg',
  length: 'lengthCm',
  width: 'widthCm',
  height: 'heightCm',
  girth: 'lengthCm',
  shortLength: 'lengthCm',
  shortWidth: 'widthCm',
  shortHeight: 'heightCm',
};

/**
 * Looks whether the carrier of an order takes its packages, by the rules that staff keep.
 *
 * @throws {ProblemError} 422 with the first fault of each package
 */
export async function requirePackaging(
  db: DatabaseSession,
  { carrier, shipmentData }: ShipmentDraft,
): Promise<void> {
  if (carrier === '') return;
  const rules = await findPackagingRules(db);
  const errors = shipmentData.packages.flatMap((row, index) => {
    const fault = judgePackaging(rules, carrier, row);
    if (!fault) return [];
    const pointer = toPointer(['shipmentData', 'packages', index, fieldOf[fault.what]]);
    return [{ pointer, detail: messageOf(carrier, fault) }];
  });
  if (errors.length > 0) throw fieldProblem(errors, { title: copy.title });
}

function messageOf(carrier: string, fault: PackagingFault): string {
  switch (fault.what) {
    case 'packaging':
      return copy.packaging(carrier);
    case 'shortLength':
    case 'shortWidth':
    case 'shortHeight':
      return copy[fault.what](carrier, fault.least);
    default:
      return copy[fault.what](carrier, fault.most);
  }
}
