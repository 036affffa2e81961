import {
  addDays,
  amountText,
  carriers,
  emptyAddressBlock,
  jsonText,
  type TestItem,
  type TestItemDraft,
  type TestItemInput,
  testOperations,
} from 'contract';
import { newPackageInput, toPackageInput } from '../../shipments/NewShipment/form/package-input.ts';

const HOME = 'DE';

/** What a new case begins with: a parcel within Germany, tomorrow. */
export function blankItemInput(today: string): TestItemInput {
  return {
    name: '',
    operation: 'rates',
    carrier: 'DHL',
    productCode: '',
    from: emptyAddressBlock(HOME),
    to: emptyAddressBlock(HOME),
    shipmentData: {
      packages: [newPackageInput()],
      type: 'package',
      requestedDeliveryDate: addDays(today, 1),
      isSaturdayDelivery: false,
    },
    dangerous: false,
    insured: false,
    declaredValue: '',
    expected: '',
  };
}

/** Whether all that it asks is known here: what only a later version knows would be saved as something else. */
export function isEditable({ operation, carrier }: Pick<TestItem, 'operation' | 'carrier'>): boolean {
  return operation !== 'unknown' && carrier !== 'unknown';
}

/** What of a case is changed. What only a later version knows becomes what is usual; such a case is not editable. */
export function toItemDraft(item: TestItem): TestItemDraft {
  const { name, productCode, from, to, shipmentData, dangerous, insured, declaredValue, expected } = item;
  return {
    name,
    operation: testOperations.find((known) => known === item.operation) ?? 'rates',
    carrier: carriers.find((known) => known === item.carrier) ?? 'DHL',
    productCode,
    from,
    to,
    shipmentData,
    dangerous,
    insured,
    declaredValue,
    expected,
  };
}

/** A case as the form holds it: numbers and the expected result are texts. */
export function toItemInput(draft: TestItemDraft): TestItemInput {
  const { shipmentData, declaredValue, expected, ...rest } = draft;
  return {
    ...rest,
    shipmentData: { ...shipmentData, packages: shipmentData.packages.map(toPackageInput) },
    declaredValue: declaredValue === null ? '' : amountText(declaredValue),
    expected: expected === null ? '' : jsonText(expected),
  };
}
