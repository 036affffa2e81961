import { expect, test } from 'vitest';
import { describeMigration } from './testing/describe-migration.ts';

const older = `
  insert into organizations (org_code, org_name, dissolved_at) values ('o', 'O', null), ('closing', 'C', now());
  insert into accounts (id, email, given_name, family_name) select id, id, '', '' from (values
    ('ada'), ('back'), ('gone')) as made (id);
  insert into memberships (account_id, org_code, role) values ('ada', 'o', 'org_owner'), ('back', 'o', 'org_user');
  insert into audit_records (id, org_code, action, object_kind, object_id, changes)
    select 'aud_' || row_number() over (), org_code, action, kind, id, '[]' from (values
      ('o', 'deleted', 'user', 'gone'), ('o', 'deleted', 'user', 'gone'), ('o', 'deleted', 'user', 'back'),
      ('o', 'deleted', 'contact', 'con'), ('o', 'changed', 'user', 'ada'),
      ('o', 'changed', 'organization', 'o'), ('closing', 'deleted', 'organization', 'closing'),
      ('cleared', 'deleted', 'organization', 'cleared'), ('cleared', 'deleted', 'user', 'gone')
    ) as made (org_code, action, kind, id);
`;

describeMigration('that remembers who was shut out', '_shut_out', older, (rowsOf) => {
  test('knows the organisations that were dissolved', async () => {
    expect(await rowsOf('select org_code as code from dissolved_organizations order by 1')).toEqual([
      { code: 'cleared' },
      { code: 'closing' },
    ]);
  });

  test('knows who was removed and has not come back', async () => {
    expect(await rowsOf('select org_code as code, account_id as id from removed_members')).toEqual([
      { code: 'o', id: 'gone' },
    ]);
  });
});
