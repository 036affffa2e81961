import { defaultPackage } from 'contract';
import { expect, test } from 'vitest';
import { giveBackPackage } from './give-back-package.ts';
import { toPackageInput } from './package-input.ts';

test('what was taken over goes, and what was typed afterwards stays', () => {
  const before = { ...toPackageInput(defaultPackage), weightKg: '7,' };
  const taken = toPackageInput({ ...defaultPackage, lengthCm: 60, weightKg: 12 });
  expect(giveBackPackage(taken, taken, before)).toEqual(before);
  expect(giveBackPackage({ ...taken, lengthCm: '61' }, taken, before)).toEqual({ ...before, lengthCm: '61' });
});
