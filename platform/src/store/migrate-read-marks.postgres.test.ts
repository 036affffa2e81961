import { expect, test } from 'vitest';
import { describeMigration } from './testing/describe-migration.ts';

const older = `
  insert into organizations (org_code, org_name) values ('o', 'O'), ('p', 'P');
  insert into accounts (id, email, given_name, family_name)
    select name, name || '@example.org', name, name from unnest(array['ada', 'ben', 'cem', 'dora']) name;
  insert into memberships (account_id, org_code, role)
    select id, 'o', 'org_user' from accounts union all select 'dora', 'p', 'org_user';
  insert into notifications (id, org_code, type, created_by_id, entity)
    select 'n' || i, 'o', 'shipment-created', case when i = 4 then 'ben' end, '{}' from generate_series(1, 5) i;
  insert into notifications (id, org_code, type, entity) values ('p1', 'p', 'shipment-created', '{}');
  -- Ada has read the oldest two and the newest, Ben all but his own, Cem nothing.
  insert into notification_reads (notification_id, person_id) values
    ('n1', 'ada'), ('n2', 'ada'), ('n5', 'ada'),
    ('n1', 'ben'), ('n2', 'ben'), ('n3', 'ben'), ('n5', 'ben'), ('p1', 'dora');
`;

describeMigration('to watermarks', '_lists', older, (rowsOf) => {
  test('what each member has read of an older store is read afterwards, and nothing else', async () => {
    const rows = await rowsOf(`
      select account_id || ' in ' || m.org_code as who, array_agg(n.id order by n.ordinal) as unread
      from memberships m join notifications n on n.org_code = m.org_code
      where n.ordinal > notifications_read_up_to and created_by_id is distinct from account_id
        and not exists (select from notification_reads where notification_id = n.id and person_id = account_id)
      group by 1 order by 1`);
    expect(rows).toEqual([
      { who: 'ada in o', unread: ['n3', 'n4'] },
      { who: 'cem in o', unread: ['n1', 'n2', 'n3', 'n4', 'n5'] },
      { who: 'dora in o', unread: ['n1', 'n2', 'n3', 'n4', 'n5'] },
    ]);
    const marks = await rowsOf('select notification_id as id, person_id as person from notification_reads');
    expect(marks).toEqual([{ id: 'n5', person: 'ada' }]);
  });
});
