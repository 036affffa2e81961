import { defaultGeography, emptyCustomsItem } from 'contract';
import { canaryDraft, customs, domesticDraft } from 'contract/fixtures';
import { expect, test } from 'vitest';
import { declaredCustoms, readCustomsItem, toCustomsInput } from './customs-input.ts';
import { toFormInput } from './initial-input.ts';

const canary = toFormInput(canaryDraft);
const row = { ...emptyCustomsItem, netWeightKg: '0,5', valueEur: '12' };

test('there is always a row to type into', () => {
  expect(toCustomsInput({ reason: 'gift', items: [] })).toEqual({
    reason: 'gift',
    items: [emptyCustomsItem],
  });
  expect(toCustomsInput(customs).items[1]?.netWeightKg).toBe('0,085');
});

test('a position is read once all its numbers are there', () => {
  expect(readCustomsItem(row)).toEqual({
    quantity: 1,
    netWeightKg: 0.5,
    valueEur: 12,
    isTotal: false,
  });
  expect(readCustomsItem({ ...row, isTotal: true })?.isTotal).toBe(true);
  expect(readCustomsItem({ ...row, valueEur: '0' })?.valueEur).toBe(0);
  for (const wrong of [{ quantity: '0' }, { quantity: '1,5' }, { valueEur: '-1' }, { netWeightKg: '' }])
    expect(readCustomsItem({ ...row, ...wrong })).toBeNull();
});

test('what was declared before the address changed is not sent', () => {
  expect(declaredCustoms(canary, false).items).toHaveLength(2);
  expect(declaredCustoms({ ...canary, to: domesticDraft.to }, false).items).toEqual([]);
  const shipmentData = { ...canary.shipmentData, type: 'document' as const };
  expect(declaredCustoms({ ...canary, shipmentData }, false).items).toEqual([]);
});

test('where customs ask is known by the territories that staff keep', () => {
  const geography = { ...defaultGeography, territories: [] };
  expect(declaredCustoms(canary, false, geography).items).toEqual([]);
});

test('a template may lack positions, and keeps those that were begun', () => {
  const blank = { ...canary, customs: toCustomsInput({ reason: 'sale', items: [] }) };
  expect(declaredCustoms(blank, true).items).toEqual([]);
  expect(declaredCustoms(blank, false).items).toEqual([emptyCustomsItem]);
  expect(declaredCustoms({ ...canary, customs: { reason: 'sale', items: [row] } }, true).items).toEqual([
    row,
  ]);
});
