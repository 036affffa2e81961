import { expect, test } from 'vitest';
import { CarrierFaults } from './faults.ts';

test('everything works unless somebody says otherwise', () => {
  expect(CarrierFaults.parse('').get('GLS')).toEqual({ mode: 'ok' });
});

test('reads several faults with their details', () => {
  const faults = CarrierFaults.parse(
    ' GLS:fail, deku:timeout ,UPS:late:4000,MEX:refuse:Straße 5: unbekannt,',
  );
  expect(faults.get('GLS')).toEqual({ mode: 'fail' });
  expect(faults.get('DEKU')).toEqual({ mode: 'timeout' });
  expect(faults.get('UPS')).toEqual({ mode: 'late', afterMs: 4000 });
  expect(faults.get('MEX')).toEqual({ mode: 'refuse', reason: 'Straße 5: unbekannt' });
  expect(faults.get('DHL')).toEqual({ mode: 'ok' });
});

test('details that may be left out have defaults', () => {
  const faults = CarrierFaults.parse('UPS:late,MEX:refuse,GLS:dearer');
  expect(faults.get('GLS')).toEqual({ mode: 'dearer', byCents: 390 });
  expect(faults.get('UPS')).toEqual({ mode: 'late', afterMs: 5000 });
  expect(faults.get('MEX')).toMatchObject({ mode: 'refuse', reason: expect.stringMatching(/./) as string });
});

test.each([
  'GLS',
  'DPD:fail',
  'GLS:explode',
  'GLS:late:soon',
  'GLS:late:-1',
  'GLS:fail:now',
  'GLS:dearer:viel',
])('does not guess what „%s“ means', (text) => {
  expect(() => CarrierFaults.parse(text)).toThrow(text);
});

test('a day-end closing is refused by itself', () => {
  expect(CarrierFaults.parse('GLS:refuse-closing:Nicht angemeldet').get('GLS')).toEqual({
    mode: 'refuse-closing',
    reason: 'Nicht angemeldet',
  });
});

test('can be switched while everything runs', () => {
  const faults = CarrierFaults.parse('GLS:fail');
  faults.set('GLS', { mode: 'ok' });
  faults.set('DHL', { mode: 'timeout' });
  expect([faults.get('GLS').mode, faults.get('DHL').mode]).toEqual(['ok', 'timeout']);
  faults.clear();
  expect(faults.get('DHL').mode).toBe('ok');
});
