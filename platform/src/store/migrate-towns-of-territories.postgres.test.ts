import { defaultGeography, toServedGeography } from 'contract';
import { expect, test } from 'vitest';
import { describeMigration } from './testing/describe-migration.ts';

const { countries } = toServedGeography(defaultGeography);
const overseas = ['AU', 'BR', 'CL', 'CN', 'IL', 'IN', 'JP', 'KR', 'MX', 'NZ', 'SG', 'TH', 'ZA'];

const older = `
  insert into countries (code, is_eu_member, is_customs_required, strict, is_postal_code_required)
    select code, false, true, false, false from unnest('{${[...overseas, 'HK', 'AE'].join()}}'::text[]) code;
  update countries set postal_code_pattern = '[0-9]{4}', postal_code_example = '3000' where code = 'AU';
  insert into territories
    (id, is_active, country_code, postal_code_prefixes, name, is_in_customs_territory, is_in_vat_territory, note) values
    ('IT-23041', true, 'IT', '{23041,23030}', 'in Livigno', false, false, 'Im Winter später.'),
    ('IT-22061', false, 'IT', '{22061,22060}', 'in Campione', true, false, ''),
    ('GB-JE', false, 'GB', '{JE,GY}', 'auf den Kanalinseln', false, false, ''),
    ('FR-971', true, 'FR', '{971,972}', 'in Übersee', true, false, '');
`;

describeMigration('to towns of territories', '_towns_of_territories', older, (rowsOf) => {
  test('what staff have decided stays, and what nobody has decided follows the default set', async () => {
    const territories = await rowsOf(
      'select id, is_active, postal_code_prefixes as prefixes, towns, note, version from territories order by id',
    );
    expect(territories).toEqual([
      { id: 'FR-971', is_active: true, prefixes: ['971', '972'], towns: [], note: '', version: 1 },
      { id: 'GB-GY', is_active: false, prefixes: ['GY'], towns: [], note: '', version: 1 },
      { id: 'GB-JE', is_active: false, prefixes: ['JE', 'GY'], towns: [], note: '', version: 1 },
      { id: 'IT-22060', is_active: false, prefixes: ['22060'], towns: ['Campione'], note: '', version: 1 },
      { id: 'IT-22061', is_active: false, prefixes: ['22061'], towns: [], note: '', version: 2 },
      {
        id: 'IT-23030',
        is_active: true,
        prefixes: ['23030'],
        towns: ['Livigno', 'Trepalle'],
        note: 'Im Winter später.',
        version: 1,
      },
      {
        id: 'IT-23041',
        is_active: true,
        prefixes: ['23041'],
        towns: [],
        note: 'Im Winter später.',
        version: 2,
      },
    ]);
    const kept = await rowsOf(
      'select code, postal_code_pattern as pattern, postal_code_example as example, is_postal_code_required as required, strict, version from countries order by code',
    );
    const released = (code: string) => {
      const country = countries.find((one) => one.code === code);
      const { postalCodePattern: pattern, postalCodeExample: example, isPostalCodeRequired } = country ?? {};
      return { code, pattern, example, required: isPostalCodeRequired, strict: country?.strict };
    };
    expect(kept).toEqual(
      [...overseas, 'HK', 'AE'].toSorted().map((code) => {
        if (code === 'AU')
          return {
            ...released(code),
            pattern: '[0-9]{4}',
            example: '3000',
            required: false,
            strict: false,
            version: 1,
          };
        return { ...released(code), version: overseas.includes(code) ? 2 : 1 };
      }),
    );
  });
});
