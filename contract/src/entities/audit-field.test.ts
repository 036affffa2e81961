import { expect, test } from 'vitest';
import { auditFieldLabel, isToldField } from './audit-field.ts';

test.each([
  ['body', 'Inhalt'],
  ['to.address.city', 'Ort'],
  ['shipmentData.packages.0.weightKg', 'Gewicht (kg)'],
  ['byWeekDay.1', 'Wochentag'],
  ['theme.hue', undefined],
  ['constructor', undefined],
])('%s is called %s', (field, label) => expect(auditFieldLabel(field)).toBe(label));

test('the version is told to nobody', () => {
  expect(isToldField('version')).toBe(false);
  expect(isToldField('body')).toBe(true);
});
