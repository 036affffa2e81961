import { recognizeAddress } from 'contract/address-text';
import { expect, test } from 'vitest';
import { pastedLettersAndRows } from './examples/letters-and-rows.ts';
import { pastedNearby } from './examples/near.ts';
import { pastedNorthAndEast } from './examples/north-and-east.ts';
import type { PastedExample } from './examples/pasted-address.ts';
import { pastedWest } from './examples/west.ts';
import { pastedAbroad } from './examples/written-abroad.ts';
import { pastedFromForms } from './examples/written-by-forms.ts';
import { pastedDaily } from './examples/written-daily.ts';
import { pastedFromMails } from './examples/written-in-mails.ts';
import { pastedOtherwise } from './examples/written-otherwise.ts';

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
  return {
    text,
    wrong: Object.fromEntries(wrong),
    isCertain: recognized.isCountryCertain && recognized.isStreetCertain,
  };
}

test('of fifty pasted addresses nine in ten are read right in every field, and no wrong place is called certain', () => {
  const readings = examples.map(read);
  const wrong = readings.filter((reading) => Object.keys(reading.wrong).length > 0);
  const countries = new Set(examples.map(({ block }) => block.countryCode));
  const count = `${readings.length - wrong.length} of ${readings.length}`;
  console.log(`${count} addresses from ${countries.size} countries are read right in every field`);
  expect(examples.length).toBeGreaterThanOrEqual(50);
  expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(examples.length / 10);
  expect(
    wrong.filter(({ wrong: fields, isCertain }) => isCertain && placeFields.some((field) => field in fields)),
  ).toEqual([]);
});

test.each(
  Object.entries({
    ...pastedOtherwise,
    ...pastedAbroad,
    ...pastedFromForms,
    ...pastedDaily,
    ...pastedFromMails,
  }),
)('of %s every field is read right', (_, texts) => {
  for (const example of texts)
    expect(read(example)).toEqual({ text: example.text, wrong: {}, isCertain: !example.isUncertain });
});
