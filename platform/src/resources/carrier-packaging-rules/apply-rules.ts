import { judgePackaging, packagingReason } from 'contract';
import type { CarrierRates, Package, PackagingRule } from 'contract';

/**
 * Prices as far as they may be ordered: where the rules refuse a package, the order would be refused too, so that
 * nothing of this carrier is offered and the reason stands in its place.
 */
export function applyPackagingRules(
  answer: CarrierRates,
  rules: readonly PackagingRule[],
  packages: readonly Package[],
): CarrierRates {
  if (answer.outcome !== 'answered') return answer;
  const { carrier, rates, unavailable } = answer;
  const [first] = rates;
  const fault = packages
    .map((piece) => judgePackaging(rules, carrier, piece))
    .find((found) => found !== undefined);
  if (!first || !fault) return answer;
  const { carrierProduct, carrierProductCode } = first;
  // One line for the reason, as carriers themselves say it, however many products it takes away.
  const refused = { carrier, carrierProduct, carrierProductCode, reason: packagingReason(fault) };
  return { ...answer, rates: [], unavailable: [refused, ...unavailable] };
}
