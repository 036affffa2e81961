import { expect, test } from 'vitest';
import { describeMigration } from './testing/describe-migration.ts';

const older = `
  insert into organizations (org_code, org_name) values ('o', 'O');
  insert into shipments (id, org_code, status, ordering, ordered_at, created_by_id, created_by_name, draft, carrier, search_text)
    select id, 'o', status, ordering, ordered_at::timestamptz, 'ada', 'Ada', '{}', '', '' from (values
      ('refused', 'avis', null, null), ('discarded', 'cancelled', null, null), ('asked', 'avis', 'open', null),
      ('unclear', 'avis', 'unclear', null), ('taken', 'ordered', null, '2026-11-20'),
      ('called-off', 'cancelled', null, '2026-11-20')) as made (id, status, ordering, ordered_at);
  insert into rate_requests (id, org_code, created_by_id, created_by_name, draft, status, shipment_id)
    select 'quote-' || id, 'o', 'ada', 'Ada', '{}', 'answered', id from shipments;
  insert into rate_requests (id, org_code, created_by_id, created_by_name, draft) values ('quote-new', 'o', 'ada', 'Ada', '{}');

  insert into file_assets (id, org_code, created_by_id, file_name, media_type, size, upload_id, confirmed_at)
    select id, 'o', 'ada', id || '.pdf', 'application/pdf', size, 'last', confirmed_at::timestamptz from (values
      ('whole', 8, '2026-11-20'), ('no-beginning', 8, '2026-11-20'), ('gap', 8, '2026-11-20'),
      ('short', 8, '2026-11-20'), ('nothing', 8, '2026-11-20'), ('other-attempt', 8, '2026-11-20'),
      ('still-sent', 8, null), ('loose', 8, '2026-11-20')) as made (id, size, confirmed_at);
  insert into file_asset_chunks (asset_id, upload_id, position, bytes) values
    ('whole', 'last', 0, '%PDF'), ('whole', 'last', 1, '-1.7'),
    ('no-beginning', 'last', 1, '%PDF'), ('no-beginning', 'last', 2, '-1.7'),
    ('gap', 'last', 0, '%PDF'), ('gap', 'last', 2, '-1.7'),
    ('short', 'last', 0, '%PDF'),
    ('other-attempt', 'first', 0, '%PDF'), ('other-attempt', 'last', 1, '-1.7'),
    ('still-sent', 'last', 0, '%PDF'),
    ('loose', 'last', 1, '-1.7');
  insert into shipment_attachments (id, shipment_id, asset_id, added_by_id, added_by_name, added_at)
    select 'att-' || id, 'taken', id, 'ada', 'Ada', now() from file_assets
      where confirmed_at is not null and id <> 'loose';
`;

describeMigration(
  'the migration that puts offers and files right',
  '_offers_and_files_put_right',
  older,
  (rowsOf) => {
    test('an offer by which nothing was ordered can be accepted again, and any other one stays', async () => {
      expect(await rowsOf('select id from rate_requests where shipment_id is null order by id')).toEqual([
        { id: 'quote-discarded' },
        { id: 'quote-new' },
        { id: 'quote-refused' },
      ]);
      expect(
        await rowsOf(
          `select object_id as id, person_id as by, changes from audit_records where action = 'not-ordered' order by 1`,
        ),
      ).toEqual(
        ['discarded', 'refused'].map((id) => ({
          id: `quote-${id}`,
          by: null,
          changes: [{ field: 'shipmentId', before: id, after: null }],
        })),
      );
    });

    test('a file of which not all is there is taken off its shipment, whose history names it', async () => {
      expect(await rowsOf('select id from file_assets order by id')).toEqual([
        { id: 'still-sent' },
        { id: 'whole' },
      ]);
      expect(await rowsOf('select asset_id as id from shipment_attachments')).toEqual([{ id: 'whole' }]);
      const detached = await rowsOf(
        `select object_kind as kind, object_id as id, changes -> 0 ->> 'before' as name from audit_records where action = 'detached' order by 3`,
      );
      expect(detached).toEqual(
        ['gap', 'no-beginning', 'nothing', 'other-attempt', 'short'].map((name) => ({
          kind: 'shipment',
          id: 'taken',
          name: `${name}.pdf`,
        })),
      );
    });
  },
);
