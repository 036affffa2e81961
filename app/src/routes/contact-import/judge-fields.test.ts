import { looksLikePhone } from 'contract';
import { expect, test } from 'vitest';
import { mappingOf } from './columns.ts';
import { judgeRows } from './judge-rows.ts';

const heads = ['Firma', 'Straße', 'PLZ', 'Ort', 'Land'];
const judge = (cells: readonly string[], names = heads) =>
  judgeRows([{ line: 2, cells }], {
    mapping: mappingOf(names),
    known: [],
    isValidPhone: looksLikePhone,
    mayEditSenders: true,
    onlyOwners: '',
  });

test.each([
  ['D', '73557', 'DE', '73557'],
  ['A', '1070', 'AT', '1070'],
  ['deu', '01067', 'DE', '01067'],
  ['Austria', 'A-8010', 'AT', '8010'],
  ['SUISSE', '8001', 'CH', '8001'],
  ['Česká republika', '70200', 'CZ', '702 00'],
  ['The Netherlands', '1016ea', 'NL', '1016 EA'],
  ['UK', 'n1c4ag', 'GB', 'N1C 4AG'],
  ['Germany (DE)', '25980', 'DE', '25980'],
])('a row is of the country that is called „%s“', (land, typed, countryCode, postalCode) => {
  const [row] = judge(['Labor', 'Weg 1', typed, 'Ort', land]);
  expect(row?.errors).toEqual([]);
  expect(row?.draft?.block.address).toMatchObject({ countryCode, postalCode });
});

test.each([
  [
    'Gesellschaft für angewandte Umwelttechnik und Messwesen mbH',
    ['Gesellschaft für angewandte', 'Umwelttechnik und Messwesen mbH'],
  ],
  [
    'Evangelisch-lutherische Kirchengemeinde Sankt Michaelis',
    ['Evangelisch-lutherische', 'Kirchengemeinde Sankt Michaelis'],
  ],
  ['x'.repeat(70), ['x'.repeat(35), 'x'.repeat(35)]],
  ['x'.repeat(71), ['x'.repeat(71), '']],
])('a company that is longer than its field goes on in the one behind: %s', (company, fields) => {
  const [row] = judge([company, 'Weg 1', '73557', 'Ort', '']);
  expect([row?.values.companyName, row?.values.companyName2]).toEqual(fields);
  expect(row?.errors.map(({ key }) => key)).toEqual(company.length > 70 ? ['companyName'] : []);
});

test('a street that is longer than its field goes on below it, and nothing is written over', () => {
  const street = 'An der langen Straße der Vereinten Nationen 123b';
  const [row] = judge(['Labor', street, '73557', 'Ort', '']);
  expect(row?.draft?.block.address).toMatchObject({
    addressLine1: 'An der langen Straße der Vereinten',
    addressLine2: 'Nationen 123b',
  });
  const taken = ['Firma', 'Straße', 'PLZ', 'Ort', 'Adresszusatz'];
  const [full] = judge(['Labor', street, '73557', 'Ort', 'Hof 2'], taken);
  expect(full?.errors).toEqual([{ key: 'addressLine1', message: 'Maximal 35 Zeichen' }]);
});
