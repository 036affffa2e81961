import { describe, expect, it } from 'vitest';
import { blankInput } from './initial-input.ts';

describe('a new shipment', () => {
  const input = blankInput('2026-11-20', null);

  it('goes from Germany to Germany', () => {
    expect([input.from.address.countryCode, input.to.address.countryCode]).toEqual(['DE', 'DE']);
  });

  it('has one box of the specified size and weight', () => {
    expect(input.shipmentData.packages).toMatchObject([
      { packaging: 'box', amount: '1', lengthCm: '3', widthCm: '30', heightCm: '21', weightKg: '0,5' },
    ]);
  });

  it('wishes for today, on a Friday on Saturday too', () => {
    expect(input.shipmentData).toMatchObject({
      type: 'package',
      requestedDeliveryDate: '2026-11-20',
      isSaturdayDelivery: true,
    });
    expect(blankInput('2026-11-19', null).shipmentData.isSaturdayDelivery).toBe(false);
  });

  it('begins with what the organisation has chosen', () => {
    const chosen = blankInput('2026-11-20', null, {
      countryCode: 'AT',
      packaging: 'none',
      lengthCm: 60,
      widthCm: 40,
      heightCm: 30,
      weightKg: 12.5,
      insuredFromEur: null,
    });
    expect(chosen.to.address.countryCode).toBe('AT');
    expect(chosen.shipmentData.packages).toMatchObject([
      { packaging: 'none', amount: '1', lengthCm: '60', widthCm: '40', heightCm: '30', weightKg: '12,5' },
    ]);
  });
});
