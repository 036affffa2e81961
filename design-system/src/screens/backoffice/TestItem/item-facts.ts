import {
  type AddressBlock,
  amountText,
  countryName,
  jsonText,
  type Package,
  packagingLabels,
  shipmentTypeLabels,
  type TestItem,
  type TestItemDraft,
  testOperationLabels,
} from 'contract';
import { formatDayDateWithYear } from '../../../format/index.ts';
import { factsByField, type FieldFact } from '../../../patterns/VersionDiff/field-changes.ts';
import { fieldLabels, fullLabel } from '../../shipments/NewShipment/form/field-labels.copy.ts';
import { toPackageInput } from '../../shipments/NewShipment/form/package-input.ts';
import { testCenterCopy } from '../test-center/test-center.copy.ts';
import { nameOfProduct, type TestProduct } from '../test-center/test-product.ts';
import { testItemCopy } from './TestItem.copy.ts';

const { input: copy, form } = testItemCopy;

const yesOrNo = (isSo: boolean): string => (isSo ? copy.yes : copy.no);

/** What is typed, or a case that somebody else has saved, be it by a later version. */
type DescribedItem = Omit<TestItemDraft, 'operation' | 'carrier'> & Pick<TestItem, 'operation' | 'carrier'>;

/** What the fields say, for what differs where two people have changed the same. */
export function itemFacts(draft: DescribedItem, products: readonly TestProduct[]): FieldFact[] {
  const { declaredValue, expected, shipmentData } = draft;
  return factsByField<TestItemDraft>({
    name: { label: form.name, value: draft.name },
    operation: { label: copy.operation, value: testOperationLabels[draft.operation] },
    carrier: {
      label: copy.carrier,
      value: draft.carrier === 'unknown' ? testCenterCopy.unknownCarrier : draft.carrier,
    },
    productCode: { label: copy.product, value: nameOfProduct(draft, products) },
    from: factsOfBlock('from', draft.from),
    to: factsOfBlock('to', draft.to),
    shipmentData: factsByField<TestItemDraft['shipmentData']>({
      packages: shipmentData.packages.flatMap(factsOfPackage),
      type: { label: fieldLabels.type, value: shipmentTypeLabels[shipmentData.type] },
      requestedDeliveryDate: {
        label: fieldLabels.requestedDeliveryDate,
        value: formatDayDateWithYear(shipmentData.requestedDeliveryDate),
      },
      isSaturdayDelivery: {
        label: fieldLabels.isSaturdayDelivery,
        value: yesOrNo(shipmentData.isSaturdayDelivery),
      },
    }),
    declaredValue: {
      label: fieldLabels.declaredValue,
      value: declaredValue === null ? '' : amountText(declaredValue),
    },
    insured: { label: fieldLabels.insured, value: yesOrNo(draft.insured) },
    dangerous: { label: fieldLabels.dangerous, value: yesOrNo(draft.dangerous) },
    expected: { label: form.expected, value: expected === null ? '' : jsonText(expected) },
  });
}

function factsOfBlock(side: 'from' | 'to', block: AddressBlock): FieldFact[] {
  const { address, companyName, companyName2, personName, ...reached } = block;
  return [
    ...factsAt(side, { companyName, companyName2, personName }),
    ...factsAt(`${side}.address`, { ...address, countryCode: countryName(address.countryCode) }),
    ...factsAt(side, reached),
  ];
}

function factsOfPackage(row: Package, index: number): FieldFact[] {
  return factsAt(`shipmentData.packages.${index}`, {
    ...toPackageInput(row),
    packaging: packagingLabels[row.packaging],
  });
}

/** Fields that have to be told with their place: „Empfänger, Ort“. */
function factsAt(place: string, values: Readonly<Record<string, string>>): FieldFact[] {
  return Object.entries(values).map(([name, value]) => {
    const path = `${place}.${name}`;
    return { path, label: fullLabel(path), value };
  });
}
