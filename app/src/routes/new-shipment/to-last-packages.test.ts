import { defaultPackage, type SentPackage } from 'contract';
import { expect, test } from 'vitest';
import { toLastPackages, toLastProduct } from './to-last-packages.ts';

const sentAt = '2026-11-18T09:00:00.000Z';
const sent = { sentAt, carrier: 'DHL', carrierProductCode: 'PAKET' } as const;

test('what is packed in a way that nobody knows yet is not offered', () => {
  const known: SentPackage = { ...sent, package: defaultPackage };
  const newer: SentPackage = { ...sent, package: { ...defaultPackage, packaging: 'unknown' } };
  expect(toLastPackages([newer, known])).toEqual([{ sentAt, package: defaultPackage }]);
});

test('the product that was used last is that of the newest package, where its carrier is known here', () => {
  const newest: SentPackage = { ...sent, package: defaultPackage };
  const older: SentPackage = { ...newest, carrierProductCode: 'OLDER' };
  expect(toLastProduct([newest, older])).toEqual({ carrier: 'DHL', carrierProductCode: 'PAKET' });
  expect(toLastProduct([{ ...newest, carrier: 'unknown' }, older])).toBeNull();
  expect(toLastProduct([])).toBeNull();
});
