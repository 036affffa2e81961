import { judgePackaging, packagingReason, toPointer } from 'contract';
import type { ShipmentDraft } from 'contract';
import { fieldProblem } from '../../api/problem.ts';
import type { DatabaseSession } from '../../store/index.ts';
import { packagingRuleCopy as copy } from './packaging-rules.copy.ts';
import { findPackagingRules } from './queries.ts';

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
    const pointer = toPointer(['shipmentData', 'packages', index, fault.field]);
    return [{ pointer, detail: packagingReason(fault) }];
  });
  if (errors.length > 0) throw fieldProblem(errors, { title: copy.title(carrier) });
}
