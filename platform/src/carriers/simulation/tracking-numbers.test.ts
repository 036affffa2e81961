import { type Carrier, carriers as carrierNames, recognizeTrackingNumber } from 'contract';
import { describe, expect, test } from 'vitest';
import { connectCarriers } from '../registry.ts';
import { environment, orderFor } from '../testing/orders.ts';

const AMOUNT = 1000;
const withCheckDigit: readonly Carrier[] = ['DHL', 'UPS', 'FedEx'];
const connections = connectCarriers(environment());

describe.each(carrierNames)('%s', (carrier) => {
  test(`${AMOUNT} tracking numbers are recognised, right and different`, async () => {
    const numbers: string[] = [];
    for (let index = 0; index < AMOUNT; index += 1) {
      const confirmation = await connections
        .get(carrier)
        ?.order(orderFor(carrier, { reference: `shp_${index}` }));
      numbers.push(confirmation?.trackingNumber ?? '');
    }
    const expected = withCheckDigit.includes(carrier) ? 'valid' : 'none';
    for (const number of numbers) {
      const own = recognizeTrackingNumber(number).filter((candidate) => candidate.carrier === carrier);
      expect(
        own.map(({ check }) => check),
        number,
      ).toContain(expected);
    }
    expect(new Set(numbers).size).toBe(AMOUNT);
  });
});
