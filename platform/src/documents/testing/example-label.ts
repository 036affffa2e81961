import type { AddressBlock } from 'contract';
import { addresses } from 'contract/fixtures';
import type { ShippingLabel } from '../shipping-label.ts';
import { labelPages } from '../shipping-label.ts';

const umlauts: AddressBlock = {
  ...addresses.loewenstein,
  companyName: 'Größer & Möller GmbH',
  personName: 'Mesut Özil',
};

/** The label of a shipment of so many equal pieces. */
export function exampleLabel(pieces: number): ShippingLabel {
  const row = { packaging: 'box', lengthCm: 30, widthCm: 20, heightCm: 10, weightKg: 5.2 } as const;
  const numbers = Array.from({ length: pieces }, (_, index) =>
    String(340_433_836_442_636_597n + BigInt(index)),
  );
  return {
    carrierMark: 'DHL',
    carrierName: 'DHL (simuliert)',
    productName: 'Paket',
    sender: addresses.tietze,
    recipient: umlauts,
    isAbroad: false,
    orderNumber: 'LO-104512',
    references: ['PO-77131', 'Kostenstelle 4711'],
    isDangerous: false,
    isSaturdayDelivery: false,
    orderedAt: new Date('2026-11-20T13:05:00Z'),
    numberGrouping: [4, 4, 4, 4, 4],
    pages: labelPages(
      [{ ...row, amount: pieces }],
      numbers.map((number) => number.padStart(20, '0')),
    ),
  };
}
