import { expect, test } from 'vitest';
import { pastedLettersAndRows } from '../../fixtures/pasted/letters-and-rows.ts';
import { pastedNearby } from '../../fixtures/pasted/near.ts';
import { pastedNorthAndEast } from '../../fixtures/pasted/north-and-east.ts';
import type { PastedExample } from '../../fixtures/pasted/pasted-address.ts';
import { pastedWest } from '../../fixtures/pasted/west.ts';
import { recognizeAddress } from './recognize-address.ts';

const examples = [...pastedLettersAndRows, ...pastedNearby, ...pastedWest, ...pastedNorthAndEast];
/** What a parcel ends up at the wrong place by. */
const placeFields = ['addressLine1', 'postalCode', 'city', 'state', 'countryCode'] as const;

interface Reading {
  readonly text: string;
  /** Fields that are not as they should be, with what was read. */
  readonly wrong: Readonly<Record<string, string>>;
  readonly isCertain: boolean;
}

function read({ text, block: expected }: PastedExample): Reading {
  const recognized = recognizeAddress(text, 'DE');
  if (!recognized) return { text, wrong: { all: 'nothing' }, isCertain: false };
  const { address, ...names } = recognized.block;
  const wrong = Object.entries({ ...names, ...address }).filter(
    ([field, value]) => value !== (expected[field as keyof typeof expected] ?? ''),
  );
  return { text, wrong: Object.fromEntries(wrong), isCertain: recognized.isCountryCertain };
}

test('of fifty pasted addresses nine in ten are read right in every field, and no wrong place is called certain', async ({
  annotate,
}) => {
  const readings = examples.map(read);
  const wrong = readings.filter((reading) => Object.keys(reading.wrong).length > 0);
  const countries = new Set(examples.map(({ block }) => block.countryCode));
  const count = `${readings.length - wrong.length} of ${readings.length}`;
  await annotate(`${count} addresses from ${countries.size} countries are read right in every field`);
  expect(examples.length).toBeGreaterThanOrEqual(50);
  expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(examples.length / 10);
  expect(
    wrong.filter(({ wrong: fields, isCertain }) => isCertain && placeFields.some((field) => field in fields)),
  ).toEqual([]);
});
