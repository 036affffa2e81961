import type { Geography } from '../geography/geography.ts';
import { judgeCustoms } from '../geography/territories.ts';
import type { CrossFieldRule } from '../rules/cross-field.ts';
import { ruleMessages } from '../rules/messages.copy.ts';
import type { AddressBlock } from './address.ts';
import { customsTotals } from './customs-sums.ts';
import type { Customs } from './customs.ts';
import { packageTotals } from './package-measures.ts';
import type { Package } from './package.ts';

/** What the rules about positions read of a draft. */
interface Declared {
  readonly isAvis: boolean;
  readonly declaredValue: number | null;
  readonly from: AddressBlock;
  readonly to: AddressBlock;
  readonly customs: Customs;
  readonly shipmentData: { readonly type: string; readonly packages: readonly Package[] };
}

const euroText = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

/** Where customs are asked at all: whatever stands in the positions of other shipments is nobody's concern. */
const judged = [
  ['shipmentData', 'type'],
  ['from', 'address', 'countryCode'],
  ['from', 'address', 'postalCode'],
  ['from', 'address', 'city'],
  ['to', 'address', 'countryCode'],
  ['to', 'address', 'postalCode'],
  ['to', 'address', 'city'],
] as const;

const items = ['customs', 'items'] as const;

/**
 * What holds between the positions of a customs declaration and the rest of the draft: there is one, they
 * are worth what is declared, and they weigh no more than the packages. A template may still lack them.
 */
export function customsRules<Draft extends Declared>(geography: Geography): CrossFieldRule<Draft>[] {
  const isDeclared = ({ shipmentData, from, to }: Draft) =>
    shipmentData.type !== 'document' && judgeCustoms(from.address, to.address, geography).isRequired;
  const netKg = ({ customs }: Draft) => customsTotals(customs.items).netWeightKg;
  const grossKg = ({ shipmentData }: Draft) => packageTotals(shipmentData.packages).weightKg;
  return [
    {
      reads: [...judged, ['isAvis']],
      at: items,
      isFine: (draft) => draft.isAvis || draft.customs.items.length > 0 || !isDeclared(draft),
      message: ruleMessages.customsItemRequired,
    },
    {
      reads: [...judged, items],
      at: ['declaredValue'],
      isFine: (draft) =>
        draft.customs.items.length === 0 ||
        draft.declaredValue === null ||
        draft.declaredValue === customsTotals(draft.customs.items).valueEur ||
        !isDeclared(draft),
      message: ({ customs }) =>
        ruleMessages.customsValueDiffers(euroText.format(customsTotals(customs.items).valueEur)),
    },
    {
      reads: [...judged, ['shipmentData', 'packages']],
      at: items,
      isFine: (draft) => netKg(draft) <= grossKg(draft) || !isDeclared(draft),
      message: (draft) => ruleMessages.customsWeightExceeds(netKg(draft), grossKg(draft)),
    },
  ];
}
