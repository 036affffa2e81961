import { defaultGeography, emptyCustomsItem, type ShipmentFormInput } from 'contract';
import { domesticDraft } from 'contract/fixtures';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toFormInput } from './initial-input.ts';
import type { ShipmentForm } from './shipment-form.ts';
import { useShipmentForm } from './useShipmentForm.ts';

const none = { carrier: '', carrierProduct: '', carrierProductCode: '' } as const;
const cheap = { carrier: 'DHL', carrierProduct: 'Paket', carrierProductCode: 'PAKET' } as const;
const quick = { carrier: 'UPS', carrierProduct: 'Express', carrierProductCode: 'EXPRESS' } as const;
const input: ShipmentFormInput = { ...toFormInput(domesticDraft), ...none };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A form as the screen makes it, with what it reports. */
function open(initialInput = input) {
  const reported: ShipmentFormInput[] = [];
  let made: ShipmentForm | undefined;
  renderToString(
    createElement(() => {
      made = useShipmentForm(initialInput, {
        today: '2026-11-20',
        isValidPhone: () => true,
        geography: defaultGeography,
        onChange: (next) => reported.push(next),
      });
      return null;
    }),
  );
  if (!made) throw new Error('No form was made');
  return { form: made, reported };
}

const chosenOf = ({ carrier, carrierProduct, carrierProductCode }: Partial<ShipmentFormInput>) => ({
  carrier,
  carrierProduct,
  carrierProductCode,
});

test('a preset rate follows the next answer, and is ordered', () => {
  const { form } = open();
  form.presetRate({ rate: cheap, reason: 'cheapest' });
  expect(chosenOf(form.read())).toEqual(cheap);
  form.presetRate({ rate: quick, reason: 'cheapest' });
  expect(chosenOf(form.read())).toEqual(quick);
  form.presetRate(null);
  expect(chosenOf(form.read())).toEqual(none);
  expect(form.presetReason()).toBeNull();
});

test('what somebody has chosen, or the form began with, no preset replaces', () => {
  const { form } = open();
  form.presetRate({ rate: cheap, reason: 'cheapest' });
  form.chooseRate(quick);
  expect(form.presetReason()).toBeNull();
  for (const preset of [{ rate: cheap, reason: 'cheapest' } as const, null]) {
    form.presetRate(preset);
    expect(chosenOf(form.read())).toEqual(quick);
  }
  const begun = open({ ...input, ...quick }).form;
  begun.presetRate({ rate: cheap, reason: 'cheapest' });
  expect(chosenOf(begun.read())).toEqual(quick);
});

test('whoever chooses the preset rate by hand has chosen it', () => {
  const { form } = open();
  form.presetRate({ rate: cheap, reason: 'cheapest' });
  form.chooseRate(cheap);
  form.presetRate({ rate: quick, reason: 'cheapest' });
  expect(chosenOf(form.read())).toEqual(cheap);
});

test('where the choice of a person was lost they choose anew', () => {
  const { form } = open();
  form.chooseRate(quick);
  form.loseRate('UPS Express');
  form.presetRate({ rate: cheap, reason: 'cheapest' });
  expect(chosenOf(form.read())).toEqual(none);
  expect(form.lostRate()).toBe('UPS Express');
});

test('a preset rate is no input: nothing is reported for it, and no report holds it', () => {
  const { form, reported } = open();
  form.presetRate({ rate: cheap, reason: 'cheapest' });
  vi.runAllTimers();
  expect(reported).toEqual([]);
  form.type('referenceNumber', 'K7');
  vi.runAllTimers();
  expect(reported.at(-1)).toMatchObject({ referenceNumber: 'K7', ...none });
  form.chooseRate(cheap);
  vi.runAllTimers();
  expect(reported.at(-1)).toMatchObject(cheap);
});

test('a template keeps what was chosen by hand alone, an order what was preset, too', () => {
  vi.setSystemTime('2026-11-20T10:00:00Z');
  const { form } = open();
  vi.spyOn(form.places, 'sorted').mockImplementation((names) => [...names]);
  form.presetRate({ rate: cheap, reason: 'cheapest' });
  form.intend('order');
  expect(form.submit()).toMatchObject(cheap);
  form.intend('avis');
  expect(form.submit()).toMatchObject({ carrier: '', carrierProductCode: '' });
  form.chooseRate(quick);
  form.intend('avis');
  expect(form.submit()).toMatchObject(quick);
});

test('the figures of a position are called by whether they are those of one piece', () => {
  const row = { ...emptyCustomsItem, valueEur: '' };
  const { form } = open({ ...input, customs: { reason: 'sale', items: [row, { ...row, isTotal: true }] } });
  expect(form.labelOf('customs.items.0.valueEur')).toBe('Position\u00A01, Wert je Stück (EUR)');
  expect(form.labelOf('customs.items.1.valueEur')).toBe('Position\u00A02, Wert gesamt (EUR)');
  expect(form.labelOf('customs.items.1.quantity')).toBe('Position\u00A02, Menge (Stk)');
});
