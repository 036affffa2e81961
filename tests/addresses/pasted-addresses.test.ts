import { recognizeAddress } from 'contract/address-text';
import { expect, test } from 'vitest';
import { kindsOfBusiness } from './examples/kinds-of-business.ts';
import { pastedLettersAndRows } from './examples/letters-and-rows.ts';
import { pastedNearby } from './examples/near.ts';
import { pastedNorthAndEast } from './examples/north-and-east.ts';
import type { PastedExample } from './examples/pasted-address.ts';
import { pastedWest } from './examples/west.ts';
import { pastedAbroad } from './examples/written-abroad.ts';
import { pastedAcrossBorders } from './examples/written-across-borders.ts';
import { pastedFromForms } from './examples/written-by-forms.ts';
import { pastedFromShopsAbroad } from './examples/written-by-shops-abroad.ts';
import { pastedFromSpreadsheets } from './examples/written-by-spreadsheets.ts';
import { pastedDaily } from './examples/written-daily.ts';
import { pastedFarAway } from './examples/written-far-away.ts';
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
    isCertain:
      recognized.isCountryCertain &&
      recognized.isStreetCertain &&
      recognized.postalCodeAsWritten === undefined,
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
    ...pastedAcrossBorders,
    ...pastedFromSpreadsheets,
    ...pastedFarAway,
    ...pastedFromShopsAbroad,
    ...kindsOfBusiness,
  }),
)('of %s every field is read right', (_, texts) => {
  for (const example of texts)
    expect(read(example)).toEqual({ text: example.text, wrong: {}, isCertain: !example.isUncertain });
});

const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => `Muster ${at} GmbH\tHauptstr. ${at + 1}\t73557\tMutlangen`);

test.each([
  ['of a table with heads', ['Firma\tStraße\tPLZ\tOrt', ...rows(3)].join('\n'), 2],
  ['of a table that is longer than any address', ['Firma\tStraße\tPLZ\tOrt', ...rows(200)].join('\n'), 199],
  ['of a table with heads of its own', ['Wer\tWo\tZiffern\tWohin', ...rows(3)].join('\n'), 2],
  ['of rows without heads', rows(4).join('\r\n'), 3],
  ['of one row', ['Firma\tStraße\tPLZ\tOrt', ...rows(1)].join('\n'), 0],
  ['of paragraphs', rows(2).join('\n\n').replaceAll('\t', '\n'), 1],
  ['of a mail with its greeting', `${rows(1)[0]?.replaceAll('\t', '\n')}\n\nViele Grüße\nEva Groß`, 0],
])('the first address %s is read, and the others are counted', (_, text, furtherAddresses) => {
  expect(recognizeAddress(text, 'DE')).toMatchObject({
    block: { companyName: 'Muster 0 GmbH', address: { addressLine1: 'Hauptstr. 1', city: 'Mutlangen' } },
    furtherAddresses,
    isStreetCertain: true,
  });
});

test('the digits of a postcode that lost its zeros are told, and Austria’s four are left alone', () => {
  const written = (place: string, country = 'DE') => {
    const recognized = recognizeAddress(`Max Muster\nHauptstr. 4\n${place}`, country);
    return [recognized?.block.address.postalCode, recognized?.postalCodeAsWritten];
  };
  expect(written('1067 Dresden')).toEqual(['01067', '1067']);
  expect(written('1067\nDresden')).toEqual(['01067', '1067']);
  expect(written('6108 Halle (Saale)')).toEqual(['06108', '6108']);
  expect(written('D-4103 Leipzig', 'AT')).toEqual(['04103', '4103']);
  expect(written('1234 Kleinort\nDeutschland')).toEqual(['01234', '1234']);
  expect(written('8010 Graz')).toEqual(['8010', undefined]);
  expect(written('8010 Graz\nÖsterreich')).toEqual(['8010', undefined]);
  expect(written('1067 Dresden', 'AT')).toEqual(['1067', undefined]);
  expect(written('01067 Dresden')).toEqual(['01067', undefined]);
});
