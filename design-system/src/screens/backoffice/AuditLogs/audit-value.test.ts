import { describe, expect, test } from 'vitest';
import { auditValue } from './audit-value.ts';

describe('what a field held, as it is read', () => {
  test.each([
    ['shipment', 'status', 'ordered', 'Beauftragt'],
    ['shipment', 'status', 'in_delivery', 'In Zustellung'],
    ['rate-request', 'status', 'refused', 'Abgelehnt'],
    ['rate-request', 'status', 'withdrawn', 'Zurückgezogen'],
    ['user', 'status', 'deactivated', 'Deaktiviert'],
    ['shipment', 'ordering', 'unclear', 'unklar'],
    ['user', 'role', 'org_packing_area', 'Packplatz'],
    ['invitation', 'role', 'org_owner', 'Inhaber'],
    ['shipment', 'shipmentData.packages.0.packaging', 'box', 'Karton'],
    ['organization', 'notificationShipmentStatuses.1', 'returned', 'Retourniert'],
    ['organization', 'notificationTypes.0', 'pickup-created', 'Abholung beauftragt'],
    ['pickup', 'frequency', 2, 'Wöchentlich'],
    ['pickup', 'byWeekDay.0', 0, 'Mo'],
    ['contact', 'kind', 'sender', 'Absender'],
    ['page', 'kind', 'privacy-policy', 'Datenschutzerklärung'],
    ['cron-run', 'kind', 'shipment-import', 'Sendungsimport (täglich)'],
    ['packaging-rule', 'standing', 'refused', 'Nicht erlaubt'],
    ['carrier-request', 'operation', 'track', 'Verfolgung'],
    ['test-item', 'operation', 'label', 'Etikett anfordern'],
    ['carrier-product', 'contents', 'document', 'Dokumente'],
    ['carrier-product', 'contents', 'document, package', 'Dokumente, Ware'],
  ] as const)('%s: %s %s is %s', (kind, field, value, words) =>
    expect(auditValue(kind, field, value)).toBe(words),
  );

  test('moments and days in the notation of the page', () => {
    expect(auditValue('shipment', 'printedAt', '2026-11-20T12:04:09.000Z')).toMatch(
      /^20\.11\.2026 \d\d:04:09$/,
    );
    expect(auditValue('shipment', 'expectedDeliveryDate', '2026-11-24')).toBe('24.11.2026');
    expect(auditValue('rate-request', 'offer.validUntil', '2026-12-04')).toBe('04.12.2026');
    expect(auditValue('table', 'from', '2026-11-01')).toBe('01.11.2026');
  });

  test('money as money, and numbers with their thousands', () => {
    expect(auditValue('shipment', 'priceNetCents', 11_840)).toBe('118,40\u00A0€');
    expect(auditValue('rate-request', 'offer.priceNetCents', 0)).toBe('0,00\u00A0€');
    expect(auditValue('shipment', 'declaredValue', 12_500.5)).toBe('12.500,5');
  });

  test('yes, no and nothing', () => {
    expect(auditValue('page', 'isActive', true)).toBe('ja');
    expect(auditValue('page', 'isActive', false)).toBe('nein');
    expect(auditValue('shipment', 'printedAt', null)).toBeUndefined();
    expect(auditValue('shipment', 'to.address.addressLine2', '')).toBeUndefined();
  });

  test.each([
    // What people have typed is told letter by letter, whatever it looks like.
    ['page', 'title', '2026-11-20'],
    ['contact', 'companyName', 'ordered'],
    // Words of other things, of newer platforms, and what is no day.
    ['page', 'status', 'ordered'],
    // A tab of the list.
    ['user', 'status', 'all'],
    ['shipment', 'status', 'teleported'],
    ['shipment', 'status', 'constructor'],
    ['shipment', 'expectedDeliveryDate', '2026-13-45'],
    ['shipment', 'printedAt', 'gestern'],
    ['pickup', 'lastPossiblePickupTime', '16:00'],
    ['table', 'status', 'exception'],
    ['table', 'kind', 'imprint'],
    ['shipment', 'kind', 'imprint'],
    ['carrier-product', 'contents', 'document, livestock'],
  ] as const)('%s: %s stays „%s“', (kind, field, value) =>
    expect(auditValue(kind, field, value)).toBe(value),
  );
});
