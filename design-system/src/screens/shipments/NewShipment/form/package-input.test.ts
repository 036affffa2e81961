import { expect, test } from 'vitest';
import { newPackageInput, readPackage, stepped } from './package-input.ts';

const row = (amount: string) => ({ ...newPackageInput(), amount });

test('a row is read once all its numbers are there', () => {
  expect(readPackage(row('2'))?.amount).toBe(2);
  expect(readPackage({ ...row('2'), weightKg: '7,25' })?.weightKg).toBe(7.25);
  expect(readPackage(row(''))).toBeNull();
});

test('half a piece is none that could be added up', () => {
  expect(readPackage(row('1,5'))).toBeNull();
});

test.each([
  ['1', 1, '2'],
  ['9', -1, '8'],
  ['1', -1, '1'],
  ['', 1, '1'],
  ['', -1, '1'],
  ['zwei', 1, '1'],
  ['2,5', 1, '3'],
  ['99', 1, '99'],
  ['1.000', -1, '99'],
])('from „%s“ %i more piece leads to %s', (typed, by, next) => {
  expect(stepped(typed, by)).toBe(next);
});
