import { defaultPackage, type SentPackage } from 'contract';
import { expect, test } from 'vitest';
import { toLastPackages } from './to-last-packages.ts';

test('what is packed in a way that nobody knows yet is not offered', () => {
  const sentAt = '2026-11-18T09:00:00.000Z';
  const known: SentPackage = { sentAt, package: defaultPackage };
  const newer: SentPackage = { sentAt, package: { ...defaultPackage, packaging: 'unknown' } };
  expect(toLastPackages([newer, known])).toEqual([known]);
});
