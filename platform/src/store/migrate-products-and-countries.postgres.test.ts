import { expect, test } from 'vitest';
import { describeMigration } from './testing/describe-migration.ts';

const older = `
  insert into organizations (org_code, org_name) values ('o', 'O');
  insert into countries (code, is_eu_member, strict, postal_code_pattern, version) values
    ('DE', true, true, '\\d{5}', 3), ('CH', false, true, '\\d{4}', 2), ('IE', true, false, null, 1), ('AE', false, false, null, 1);
  insert into territories
    (id, country_code, postal_code_prefixes, name, is_in_customs_territory, is_in_vat_territory)
    values ('ES-canaries', 'ES', '{35,38}', 'auf den Kanarischen Inseln', true, false);
`;

describeMigration(
  'the migration to products and countries of staff',
  '_products_and_countries_of_staff',
  older,
  (rowsOf) => {
    test('countries that staff have changed keep what followed from it, and organisations may use everything', async () => {
      const countries = await rowsOf(`
      select code, is_customs_required as customs, is_postal_code_required as code_required, version
      from countries order by code`);
      expect(countries).toEqual([
        { code: 'AE', customs: true, code_required: false, version: 1 },
        { code: 'CH', customs: true, code_required: true, version: 2 },
        { code: 'DE', customs: false, code_required: true, version: 3 },
        { code: 'IE', customs: false, code_required: false, version: 1 },
      ]);
      const territories = await rowsOf('select id, note from territories');
      expect(territories).toEqual([{ id: 'ES-canaries', note: '' }]);

      // Whoever was there before keeps everything; what is no default is off for whoever comes after.
      await rowsOf(`
      insert into carrier_products
        (id, carrier, code, name, delivery_speed, contents, countries, max_weight_kg, is_default, synced_at)
        values ('prd_1', 'DHL', 'PAKET', 'Paket', 'economy', '{package}', '{DE}', 31.5, false, now()),
               ('prd_2', 'DHL', 'EXPRESS', 'Express', 'express12', '{package}', '{DE}', 31.5, true, now());
      insert into organizations (org_code, org_name) values ('p', 'P');
    `);
      const decided = await rowsOf('select org_code, product_id, is_active from organization_products');
      expect(decided).toEqual([{ org_code: 'p', product_id: 'prd_1', is_active: false }]);
    });
  },
);
