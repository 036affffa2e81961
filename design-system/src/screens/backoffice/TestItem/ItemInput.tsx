import {
  type AddressBlock,
  countryName,
  packagingLabels,
  shipmentTypeLabels,
  type TestItem,
  testOperationLabels,
} from 'contract';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import {
  formatDayDateWithYear,
  formatDimensions,
  formatKilograms,
  formatMoney,
} from '../../../format/index.ts';
import { placeLine } from '../../../patterns/Address/address-lines.ts';
import { nameOfProduct, type TestProduct } from '../test-center/test-product.ts';
import { TestCarrier } from '../test-center/TestCarrier.tsx';
import { testItemCopy } from './TestItem.copy.ts';
import * as styles from './TestItem.css.ts';

const { input: copy } = testItemCopy;

interface ItemInputProps {
  readonly item: TestItem;
  /** Those whose names are known. */
  readonly products: readonly TestProduct[];
}

/** What a carrier is sent, as it is read. */
export function ItemInput({ item, products }: ItemInputProps) {
  const { operation, carrier, from, to, shipmentData } = item;
  return (
    <Section title={copy.title} gap={4}>
      <DescriptionList
        items={[
          { term: copy.operation, value: testOperationLabels[operation] },
          { term: copy.carrier, value: <TestCarrier carrier={carrier} /> },
          { term: copy.product, value: nameOfProduct(item, products) },
        ]}
      />
      <div className={styles.parties}>
        <Section title={copy.from} level={3}>
          <p className={styles.lines}>{linesOf(from)}</p>
        </Section>
        <Section title={copy.to} level={3}>
          <p className={styles.lines}>{linesOf(to)}</p>
        </Section>
      </div>
      <Section title={copy.packages} level={3}>
        <ul className={styles.list}>
          {shipmentData.packages.map((row, index) => (
            // Rows have no names, and keep their places.
            <li key={index}>
              {copy.package(
                row.amount,
                packagingLabels[row.packaging],
                formatDimensions(row.lengthCm, row.widthCm, row.heightCm),
                formatKilograms(row.weightKg),
              )}
            </li>
          ))}
        </ul>
      </Section>
      <Section title={copy.shipping} level={3}>
        <Stack gap={3}>
          <DescriptionList items={shippingOf(item)} />
        </Stack>
      </Section>
    </Section>
  );
}

function linesOf({ companyName, companyName2, personName, address }: AddressBlock): string {
  const { addressLine1, addressLine2, addressLine3, state, countryCode } = address;
  return [
    companyName,
    companyName2,
    personName,
    addressLine1,
    addressLine2,
    addressLine3,
    placeLine(address),
    state,
    countryName(countryCode),
  ]
    .filter((line) => line !== '')
    .join('\n');
}

/** What is not so is left out. */
function shippingOf({ shipmentData, insured, dangerous, declaredValue }: TestItem) {
  const { type, requestedDeliveryDate, isSaturdayDelivery } = shipmentData;
  const yes = (term: string, isSo: boolean) => (isSo ? [{ term, value: copy.yes }] : []);
  return [
    { term: copy.type, value: shipmentTypeLabels[type] },
    { term: copy.day, value: formatDayDateWithYear(requestedDeliveryDate) },
    ...yes(copy.saturday, isSaturdayDelivery),
    ...(declaredValue === null
      ? []
      : [{ term: copy.declaredValue, value: formatMoney(Math.round(declaredValue * 100)) }]),
    ...yes(copy.insured, insured),
    ...yes(copy.dangerous, dangerous),
  ];
}
