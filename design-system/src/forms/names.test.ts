import type { ShipmentFormInput } from 'contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { FieldName, FieldValue } from './names.ts';
import { enclosingNames, fieldName, fieldPath, valueAt } from './names.ts';

type Name = FieldName<ShipmentFormInput>;

describe('names of fields', () => {
  it('are paths with dots', () => {
    expect(fieldPath('rows.2.amount')).toEqual(['rows', 2, 'amount']);
    expect(fieldName(['rows', 2, 'amount'])).toBe('rows.2.amount');
    expect(fieldPath('rows.2.amount')).toBe(fieldPath('rows.2.amount'));
  });

  it('are the paths of the schema, and nothing else', () => {
    expectTypeOf<'to.address.city'>().toExtend<Name>();
    expectTypeOf<'shipmentData.packages.3.weightKg'>().toExtend<Name>();
    expectTypeOf<'to.address.town'>().not.toExtend<Name>();
    expectTypeOf<FieldValue<ShipmentFormInput, 'shipmentData.isSaturdayDelivery'>>().toEqualTypeOf<boolean>();
    expectTypeOf<
      FieldValue<ShipmentFormInput, `shipmentData.packages.${number}.weightKg`>
    >().toEqualTypeOf<string>();
    expect(fieldPath('to')).toEqual(['to']);
  });

  it('know what they stand in, from inside out', () => {
    expect(enclosingNames('to.address.city')).toEqual(['to.address.city', 'to.address', 'to']);
  });
});

describe('valueAt', () => {
  it('reads through objects and lists, and finds nothing where there is nothing', () => {
    const whole = { rows: [{ amount: '2' }], none: null };
    expect(valueAt(whole, 'rows.0.amount')).toBe('2');
    expect(valueAt(whole, 'rows.1.amount')).toBeUndefined();
    expect(valueAt(whole, 'none.amount')).toBeUndefined();
  });
});
