import { expect, it } from 'vitest';
import { limits } from '../../contract/src/index.ts';
import { collectTexts } from './collect-texts.ts';
import { labelledFields } from './length-limits.ts';

const entries = await collectTexts();
const labels = Object.fromEntries(
  entries.filter(({ lengthLimit }) => lengthLimit !== null).map(({ key, lengthLimit }) => [key, lengthLimit]),
);

it.each([
  ['fieldLabels.companyName', limits.name],
  ['fieldLabels.phone', limits.phone],
  ['fieldLabels.email', limits.email],
  ['fieldLabels.city', limits.city],
  ['fieldLabels.addressLine3', limits.addressLine],
  ['fieldLabels.description', limits.description],
  ['fieldLabels.referenceNumber2', limits.reference],
  ['pagesCopy.register.familyName', limits.name],
  ['pagesCopy.register.email', limits.email],
  ['pagesCopy.register.orgName', limits.organizationName],
  ['shipmentsCopy.search', 100],
])('%s labels a field of so many characters', (key, limit) => {
  expect(labels[key]).toBe(limit);
});

it('has none where a number is typed, or nothing', () => {
  for (const key of ['weightKg', 'packages', 'insured', 'countryCode', 'declaredValue'])
    expect(labels).not.toHaveProperty([`fieldLabels.${key}`]);
});

it('knows only labels that exist', () => {
  const known = Object.keys(labelledFields).filter((id) =>
    entries.some((entry) => entry.id === id || entry.id.startsWith(`${id}.`)),
  );
  expect(known).toEqual(Object.keys(labelledFields));
});
