import { expect, test } from 'vitest';
import { describeMigration } from './testing/describe-migration.ts';

const older = `
  insert into organizations (org_code, org_name) values ('o', 'O');
  insert into rate_requests (id, org_code, created_by_id, created_by_name, draft, created_at)
    select id, 'o', 'ada', 'Ada', '{}', at::timestamptz from (values
      ('second', '2026-11-20'), ('third', '2026-11-21'), ('first', '2026-11-19')) as made (id, at);
  insert into notifications (id, org_code, type, entity) values
    ('n', 'o', 'rate-request-answered', '{"id": "second", "orderNumber": null}'),
    ('gone', 'o', 'rate-request-answered', '{"id": "gone"}'),
    ('other', 'o', 'shipment-created', '{"id": "second"}');
`;

describeMigration('that numbers quotes', '_quote_numbers', older, (rowsOf) => {
  test('counts them in the order in which they were asked for, and goes on behind them', async () => {
    await rowsOf(`insert into rate_requests (id, org_code, created_by_id, created_by_name, draft)
      values ('new', 'o', 'ada', 'Ada', '{}')`);
    expect(await rowsOf('select id, number from rate_requests order by number')).toEqual([
      { id: 'first', number: 10_001 },
      { id: 'second', number: 10_002 },
      { id: 'third', number: 10_003 },
      { id: 'new', number: 10_004 },
    ]);
  });

  test('tells the number in what was told of an answer', async () => {
    expect(await rowsOf('select id, entity from notifications order by id')).toEqual([
      { id: 'gone', entity: { id: 'gone' } },
      { id: 'n', entity: { id: 'second', orderNumber: null, quoteNumber: 'AN-10002' } },
      { id: 'other', entity: { id: 'second' } },
    ]);
  });
});
