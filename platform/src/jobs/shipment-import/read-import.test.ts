import { describe, expect, test } from 'vitest';
import { isShipmentColumn, toForm } from './import-columns.ts';
import { readImport } from './read-import.ts';

const csv = (text: string) => readImport(new TextEncoder().encode(text), 'csv');
const json = (value: unknown) => readImport(new TextEncoder().encode(JSON.stringify(value)), 'json');
const ids = ({ rows }: ReturnType<typeof csv>) => rows.map(({ shipmentId }) => shipmentId);

describe('columns', () => {
  test.each([
    'description',
    'to.address.city',
    'shipmentData.packages.0.weightKg',
    'customs.items.19.tariffNumber',
    'insured',
  ])('%s is one', (column) => expect(isShipmentColumn(column)).toBe(true));

  test.each([
    '',
    'orgcode',
    'isAvis',
    'to',
    'to.address',
    'to.adress.city',
    'shipmentData.packages',
    'shipmentData.packages.0',
    'shipmentData.packages.x.weightKg',
    'shipmentData.packages.01.weightKg',
    'shipmentData.packages.100.weightKg',
    'description.length',
    'to.constructor.name',
    '__proto__.x',
  ])('„%s“ is none', (column) => expect(isShipmentColumn(column)).toBe(false));

  test('fill in a form; what nobody has written is empty there, or left out', () => {
    const form = toForm(
      new Map([
        ['insured', 'Ja'],
        ['ddp', 'vielleicht'],
        ['to.address.city', 'Kiel'],
        ['shipmentData.packages.1.weightKg', '5,2'],
      ]),
    );
    const empty = { packaging: '', amount: '', lengthCm: '', widthCm: '', heightCm: '', weightKg: '' };
    expect(form).toMatchObject({
      description: '',
      insured: true,
      ddp: 'vielleicht',
      from: { address: { city: '' } },
      to: { address: { city: 'Kiel', countryCode: '' } },
      shipmentData: { isSaturdayDelivery: false, packages: [empty, { ...empty, weightKg: '5,2' }] },
    });
    expect(form).not.toHaveProperty('referenceNumber');
  });
});

describe('tables', () => {
  test.each([
    ['semicolons', 'orgCode;description\norg_1;Ware'],
    ['commas and quotes', '"orgCode","description"\r\n"org_1","Ware"\r\n'],
    ['tabs and a mark', '\uFEFForgCode\tdescription\norg_1\tWare\n\n'],
  ])('with %s', (_name, text) =>
    expect(csv(text).rows).toMatchObject([
      { number: 2, orgCode: 'org_1', content: { cells: new Map([['description', 'Ware']]) } },
    ]),
  );

  test('of Windows', () => {
    const bytes = Buffer.from('orgCode;description\norg_1;Gewindehülsen', 'latin1');
    expect(readImport(bytes, 'csv').rows[0]?.content).toEqual({
      kind: 'cells',
      cells: new Map([['description', 'Gewindehülsen']]),
    });
  });

  test('count lines as a spreadsheet does, and leave out empty ones', () =>
    expect(
      csv('orgCode;description\norg_1;"a\nb"\n;\norg_1;c\n\n\n').rows.map(({ number }) => number),
    ).toEqual([2, 4]));

  test.each([
    ['nothing', '', 'Die Datei enthält keine Sendungen.'],
    ['heads alone', 'orgCode;description', 'Die Datei enthält keine Sendungen.'],
    ['no organisation', 'description\nWare', 'Die Spalte orgCode fehlt.'],
    [
      'columns that mean nothing',
      'orgCode;to.adress.city;Ort\no;a;b',
      'Unbekannte Spalten: to.adress.city, Ort',
    ],
    ['a column twice', 'orgCode;description;description\no;a;b', 'Die Spalte description gibt es zweimal.'],
    [
      'an open quote',
      'orgCode;description\no;"a\no;b',
      'Anführungszeichen in Zeile 2 sind nicht geschlossen.',
    ],
    [
      'too many rows',
      `orgCode;description\n${'o;a\n'.repeat(5001)}`,
      'Die Datei hat mehr als 5.000 Sendungen. Teilen Sie sie auf.',
    ],
  ])('with %s are refused', (_name, text, message) => expect(() => csv(text)).toThrow(message));

  test('give back what has failed, to be dropped again', () => {
    const text = 'orgCode;description;to.phone\norg_1;"a;b";\'+49 431\norg_1;c;\n';
    const { rows, write } = csv(text);
    const written = write(new Map([[2, '=falsch']]));
    expect(written).toBe('\uFEFForgCode;description;to.phone;error\r\norg_1;"a;b";\'+49 431;\'=falsch\r\n');
    expect(csv(written).rows).toEqual(rows.slice(0, 1));
    expect(rows[0]?.content).toMatchObject({
      cells: new Map([
        ['description', 'a;b'],
        ['to.phone', '+49 431'],
      ]),
    });
  });

  test.each([
    ['many', 'org_1;a;b'],
    ['few', 'org_1'],
  ])('with a cell too %s say so of that row', (_, line) =>
    expect(csv(`orgCode;description\n${line}`).rows[0]?.content).toMatchObject({ kind: 'broken' }),
  );
});

describe('lists', () => {
  test.each([
    ['no JSON', '[{"orgCode":', 'Die Datei ist kein gültiges JSON.'],
    ['no list', '{"orgCode":"org_1"}', 'Die Datei enthält keine Liste von Sendungen.'],
    ['an empty one', '[]', 'Die Datei enthält keine Sendungen.'],
  ])('%s', (_name, text, message) =>
    expect(() => readImport(new TextEncoder().encode(text), 'json')).toThrow(message),
  );

  test('give back what has failed, to be dropped again', () => {
    const entries = [{ orgCode: 'org_1', description: 'a' }, 5, { description: 'b', orgCode: 'org_2' }];
    const { rows, write } = json(entries);
    expect(rows.map(({ orgCode, content }) => [orgCode, content.kind])).toEqual([
      ['org_1', 'record'],
      ['', 'broken'],
      ['org_2', 'record'],
    ]);
    const again = JSON.parse(
      write(
        new Map([
          [2, 'x'],
          [3, 'Grund'],
        ]),
      ),
    ) as unknown[];
    expect(again).toEqual([5, { ...(entries[2] as object), error: 'Grund' }]);
    expect(ids(json(again))[1]).toBe(ids(json(entries))[2]);
  });

  test('an organisation that cannot be one is none', () =>
    expect(json([{ orgCode: '../x' }, { orgCode: 7 }, {}]).rows.map(({ orgCode }) => orgCode)).toEqual([
      '',
      '',
      '',
    ]));
});

describe('a row is the same shipment', () => {
  const head = 'orgCode;description;to.address.city\n';

  test('in another file, in another order of columns, with the reason of a failure', () => {
    const [first, second] = ids(csv(`${head}org_1;a;Kiel\norg_1;b;Kiel`));
    expect(ids(csv(`to.address.city;error;orgCode;description\nKiel;Grund;org_1;b`))).toEqual([second]);
    expect(first).not.toBe(second);
    expect(first).toMatch(/^shp_[\da-f]{24}$/);
  });

  test('also where it alone of equal ones has failed, and fails again', () => {
    const rows = `${head}org_1;a;Kiel\norg_1;a;Kiel\norg_1;b;Kiel\norg_1;a;Kiel`;
    const whole = csv(rows);
    const reasons = new Map([
      [4, 'Grund'],
      [5, 'Grund'],
    ]);
    const failed = csv(whole.write(reasons));
    expect(ids(failed)).toEqual(ids(whole).slice(2));
    expect(ids(csv(failed.write(new Map([[3, 'Grund']]))))).toEqual(ids(whole).slice(3));
    const entry = { orgCode: 'org_1', description: 'a' };
    const list = json([entry, entry]);
    expect(ids(json(JSON.parse(list.write(new Map([[2, 'Grund']])))))).toEqual(ids(list).slice(1));
    expect(ids(csv(`${head.trim()};occurrence\norg_1;a;Kiel;zwei`))).toEqual(ids(whole).slice(0, 1));
  });

  test('but two that are alike in one file are two, and those of two organisations, too', () => {
    const found = ids(csv(`${head}org_1;a;Kiel\norg_1;a;Kiel\norg_2;a;Kiel`));
    expect(new Set(found).size).toBe(3);
    expect(ids(csv(`${head}org_1;a;Kiel\norg_1;a;Kiel`))).toEqual(found.slice(0, 2));
  });
});
