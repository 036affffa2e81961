import {
  type Contact,
  contactKindWords,
  contactTableColumns,
  defaultGeography,
  emptyAddressBlock,
  looksLikePhone,
  toCell,
} from 'contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areHeads, mappingOf, missingOf } from './columns.ts';
import { judgeRows, type Judging } from './judge-rows.ts';
import { readTable, writeTable } from './read-table.ts';

const blank = emptyAddressBlock('DE');
const contactOf = (
  id: string,
  kind: Contact['kind'],
  companyName: string,
  more: Partial<Contact['block']> = {},
): Contact => ({
  id,
  kind,
  shortName: id,
  block: {
    ...blank,
    companyName,
    address: { ...blank.address, addressLine1: 'Am Kupfergraben 6a', postalCode: '10117', city: 'Berlin' },
    ...more,
  },
  isDefaultSender: false,
  createdAt: '2026-03-02T08:30:00.000Z',
  createdById: 'usr_1',
  updatedAt: null,
  updatedBy: '',
  lastUsedAt: null,
  version: 1,
});
const zurich = { ...blank.address, addressLine1: 'Brunnmattstrasse 12', postalCode: '8001', city: 'Zürich' };
const contacts: readonly Contact[] = [
  contactOf('con_kupfergraben', 'recipient', 'Buchhandlung am Kupfergraben OHG', {
    personName: 'Wareneingang',
  }),
  contactOf('con_brunnmatt', 'sender', 'Atelier „Brunnmatt“; AG', {
    phone: '+41 44 5550116',
    email: 'einkauf@brunnmatt.example',
    address: { ...zurich, countryCode: 'CH' },
  }),
  contactOf('con_formel', 'neutral_sender', '=SUMME(A1)', { companyName2: "'-Lager", personName: '@Ayşe' }),
];

const heads = contactTableColumns.map(({ header }) => header);
const judging = (more: Partial<Judging> = {}): Judging => ({
  mapping: mappingOf(heads),
  known: [],
  isValidPhone: looksLikePhone,
  mayEditSenders: true,
  onlyOwners: 'Nur Inhaber',
  ...more,
});
const cellsOf = ({ block, shortName, kind }: Contact): string[] => {
  const { address, ...names } = block;
  const values = { ...names, ...address, shortName, kind: kind === 'unknown' ? '' : contactKindWords[kind] };
  return contactTableColumns.map(({ key }) => toCell(values[key]));
};
const bytesOf = async (rows: readonly (readonly string[])[]) =>
  new Uint8Array(await writeTable(rows).arrayBuffer());

describe('a table', () => {
  test('of all contacts comes back as it was', async () => {
    const { rows, delimiter, encoding } = readTable(await bytesOf([heads, ...contacts.map(cellsOf)]));
    expect({ delimiter, encoding }).toEqual({ delimiter: ';', encoding: 'UTF-8' });
    const judged = judgeRows(rows.slice(1), judging());
    expect(judged.flatMap(({ errors }) => errors)).toEqual([]);
    expect(judged.map(({ draft }) => draft)).toEqual(
      contacts.map(({ kind, shortName, block }) => ({ kind, shortName, block })),
    );
  });

  test('of any texts comes back as it was', async () => {
    const text = fc.string({ maxLength: 30 }).map((words) => words.replace(/\s+/g, ' ').trim());
    const row = fc.array(text, { minLength: 3, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 20 }), async (table) => {
        const named = table.map((cells, index) => [`Zeile ${index}`, ...cells].map(toCell));
        const { rows } = readTable(await bytesOf([['Firma', 'A', 'B', 'C'], ...named]));
        expect(rows.slice(1).map(({ cells }) => cells)).toEqual(named);
      }),
    );
  });

  test.each([[','], ['\t'], ['|']])('is read with other signs between its cells: %j', (sign) => {
    const text = [
      ['Firma', 'Strasse', 'PLZ', 'Ort'],
      ['"A', 'Weg 1', '10115', 'Berlin'],
    ]
      .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(sign))
      .join('\n');
    const { rows, delimiter } = readTable(new TextEncoder().encode(text));
    expect(delimiter).toBe(sign);
    expect(rows[1]).toEqual({ line: 2, cells: ['"A', 'Weg 1', '10115', 'Berlin'] });
  });

  test('counts its rows as a spreadsheet does, and leaves out empty ones', () => {
    const { rows } = readTable(new TextEncoder().encode('Firma;Ort\n"A\nB";Kiel\n;\nC;Bonn\n'));
    expect(rows.map(({ line }) => line)).toEqual([1, 2, 4]);
  });
});

describe('columns', () => {
  test('are known by many words, each once', () => {
    const words = ['Company', 'STRASSE', 'ZIP', 'Stadt', 'e-mail', 'Lieferzeit', 'Firma', 'Straße/Nr.'];
    expect(mappingOf(words)).toEqual([
      'companyName',
      'addressLine1',
      'postalCode',
      'city',
      'email',
      null,
      null,
      null,
    ]);
    expect(areHeads(words)).toBe(true);
    expect(areHeads(['Muster GmbH', 'Hauptstraße 1', 'Kiel'])).toBe(false);
  });

  test('that no row is right without are named', () => {
    expect(missingOf(['postalCode', null])).toEqual(['companyName', 'addressLine1', 'city']);
    expect(missingOf(['personName', 'addressLine1', 'city'])).toEqual([]);
  });
});

describe('rows', () => {
  const mapping = mappingOf(['Firma', 'Straße', 'PLZ', 'Ort', 'Land', 'E-Mail', 'Art']);
  const judge = (cells: readonly string[][], more: Partial<Judging> = {}) =>
    judgeRows(
      cells.map((row, index) => ({ line: index + 2, cells: row })),
      judging({ mapping, ...more }),
    );

  test('say what is wrong in each field', () => {
    const [first, second] = judge([
      ['Gärtnerei', '', '3107', 'Delligsen', 'XYZ', 'a@b.', ''],
      ['Labor', 'Weg 1', '1070', 'Wien', 'Österreich', '', ''],
    ]);
    expect(first?.draft).toBeNull();
    expect(first?.errors).toContainEqual({
      key: 'countryCode',
      message: 'Länderkennung muss 2 Zeichen lang sein',
    });
    expect(first?.errors.map(({ key }) => key).toSorted()).toEqual(['addressLine1', 'countryCode', 'email']);
    expect(second?.draft?.block.address.countryCode).toBe('AT');
  });

  test('go by the countries that staff keep', () => {
    const row = ['Labor', 'Weg 1', '11511', 'Kairo', 'Ägypten', '', ''];
    expect(judge([row])[0]?.draft).toBeNull();
    const [country] = defaultGeography.countries;
    if (!country) throw new Error('There is no country');
    const egypt = { ...country, code: 'EG', isRegionRequired: false, postalCodePattern: /^\d{5}$/ };
    const geography = { ...defaultGeography, countries: [egypt] };
    expect(judge([row], { geography })[0]?.draft?.block.address.countryCode).toBe('EG');
    expect(judge([row.with(4, 'DE')], { geography })[0]?.errors).toContainEqual(
      expect.objectContaining({ key: 'countryCode' }),
    );
  });

  test('that may be a sender already change none of somebody who may not', () => {
    const known = contacts.find(({ id }) => id === 'con_kupfergraben');
    if (!known) throw new Error('The fixtures hold no such contact');
    const sender = { ...known, kind: 'sender' } as const;
    const { companyName, address } = sender.block;
    const row = [companyName, address.addressLine1, address.postalCode, address.city, '', '', ''];
    const twinOf = (mayEditSenders: boolean) => judge([row], { known: [sender], mayEditSenders })[0]?.twin;
    expect(twinOf(false)).toMatchObject({ kind: 'contact', refusal: judging().onlyOwners });
    expect(twinOf(true)).not.toHaveProperty('refusal');
  });

  test('find their twins among contacts and among themselves', () => {
    const known = contacts.find(({ id }) => id === 'con_kupfergraben');
    if (!known) throw new Error('The fixtures hold no such contact');
    const { companyName, address } = known.block;
    const row = [companyName, address.addressLine1, address.postalCode, address.city, '', '', ''];
    const [one, two] = judge([row, ['Neu', 'Weg 3', '24143', 'Kiel', '', '', '']], { known: [known] });
    expect(one?.twin).toMatchObject({ kind: 'contact', contact: { id: known.id } });
    expect(two?.twin).toBeNull();
    const [, again] = judge([row, row]);
    expect(again?.twin).toMatchObject({ kind: 'row', line: 2, likeness: 'same' });
  });

  test('of one contact take its place once: the later is like the earlier, also where those two are not alike', () => {
    const known = contacts.find(({ id }) => id === 'con_kupfergraben');
    if (!known) throw new Error('The fixtures hold no such contact');
    const { companyName, address } = known.block;
    const email = 'eingang@kupfergraben.example';
    const place = [address.postalCode, address.city, ''];
    const [first, second] = judge(
      [
        [companyName, address.addressLine1, ...place, '', ''],
        ['Antiquariat', 'Weg 3', ...place, email, ''],
      ],
      { known: [{ ...known, block: { ...known.block, email } }] },
    );
    expect(first?.twin).toMatchObject({ kind: 'contact' });
    expect(second?.twin).toMatchObject({ kind: 'row', line: 2, likeness: 'reach' });
  });

  test('that are senders are for those who may have them', () => {
    const row = ['Werk', 'Weg 3', '24143', 'Kiel', '', '', 'Absender'];
    expect(judge([row])[0]?.draft?.kind).toBe('sender');
    expect(judge([row], { mayEditSenders: false })[0]?.errors).toEqual([
      { key: 'kind', message: 'Nur Inhaber' },
    ]);
  });

  test('are judged by the thousand', () => {
    const rows = Array.from({ length: 5000 }, (_, index) => [
      `Firma ${index}`,
      `Weg ${index}`,
      String(10_000 + index),
      'Ort',
      'DE',
      '',
      '',
    ]);
    expect(judge(rows)).toHaveLength(5000);
  });
});

describe('a correction', () => {
  const heads = ['Firma', 'Straße', 'PLZ', 'Ort', 'Land'];
  const rows = [
    { line: 2, cells: ['Gärtnerei Übelhör', 'Seeweg 3', '88131', 'Lindau', 'Atlantis'] },
    { line: 3, cells: ['Gärtnerei Übelhör', 'Seeweg 3', '88131', 'Lindau', 'DE'] },
  ];
  const judging: Judging = {
    mapping: mappingOf(heads),
    known: [],
    isValidPhone: looksLikePhone,
    mayEditSenders: true,
    onlyOwners: '',
  };

  test('stands in place of what the file says, and what was alone in it has a likeness then', () => {
    const [before, other] = judgeRows(rows, judging);
    expect(before?.draft).toBeNull();
    expect(other?.twin).toBeNull();
    const corrections = new Map([[2, { countryCode: 'DE' }]]);
    const [after, twin] = judgeRows(rows, { ...judging, corrections });
    expect(after).toMatchObject({ errors: [], values: { countryCode: 'DE', city: 'Lindau' } });
    expect(twin?.twin).toMatchObject({ kind: 'row', line: 2 });
  });

  test('that is wrong is said again, and so is what it stands for', () => {
    const [after] = judgeRows(rows, { ...judging, corrections: new Map([[2, { countryCode: 'Utopia' }]]) });
    expect(after?.draft).toBeNull();
    expect(after?.values.countryCode).toBe('Utopia');
  });
});
