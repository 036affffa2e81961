import { domesticDraft, organizations, people } from 'contract/fixtures';
import type { Queryable } from './watched-queries.ts';

/** How much is in a store that has been at work for years. */
export interface Volume {
  /** Three of five in the first demo organisation, one in the second, the rest in two hundred others. */
  readonly shipments: number;
  /** Whether all shipments and contacts are the first organisation's. */
  readonly isOneHouse?: boolean;
  /** One of five in the first demo organisation. */
  readonly contacts: number;
  /** All in the first demo organisation; every fourth the owner's own doing. */
  readonly notifications: number;
  /** Changes by some thousand people in all organisations, a second apart; none by default. */
  readonly auditRecords?: number;
}

const { tietze, weserbergland } = organizations;
const OTHERS = 200;

/** What each row is made of, by its number `i`: words as `search/fold.ts` writes them. */
const company = `(array['zahntechnik','feinmechanik','apotheke','optik','maschinenbau','verlag','labor'])[1 + i % 7]
  || ' ' || (array['meyer','schulz','kaya','nowak','petersen','rossi','dubois','brandt','vogel','lorenz','haas'])[1 + i % 11]
  || case when i % 5000 = 17 then ' loewenstein' else '' end || ' gmbh'`;
const place = `lpad((i::bigint * 7919 % 99999)::text, 5, '0') || E'\\n'
  || (array['kiel','hameln','luebeck','flensburg','husum','rendsburg','ploen','eutin','heide'])[1 + i % 9]`;

/**
 * Fills a store with rows beside the demo people's, written by the database itself.
 * The newest are of 20 November 2026, one a minute before that.
 */
export async function fillStore(
  pool: Queryable,
  { shipments, contacts, notifications, auditRecords = 0, isOneHouse = false }: Volume,
): Promise<void> {
  await pool.query(
    `insert into organizations (org_code, org_name) select 'org_' || i, 'Kunde ' || i from generate_series(1, $1::int) i`,
    [OTHERS],
  );
  const searchIndexes = await pool.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes where indexdef like '%USING gin%'`,
  );
  // Made once for all rows, an index of trigrams takes a fraction of the time.
  for (const { name } of searchIndexes.rows) await pool.query(`drop index ${name}`);
  await pool.query(
    `insert into shipments
      (id, org_code, order_number, status, ordering, created_at, created_by_id, created_by_name, draft, carrier, tracking_number,
        ordered_at, price_net_cents, expected_delivery_date, printed_at, search_text)
    select 'shp_' || i,
      case when $6::boolean or i % 5 < 3 then $2 when i % 5 = 3 then $3 else 'org_' || 1 + i % ${OTHERS} end,
      1000000 + i,
      case when n < 2 then 'avis' when n < 4 then 'ordered' when n < 7 then 'transit' when n < 9 then 'in_delivery'
        when n < 10 then 'exception' when n < 12 then 'cancelled' when n < 13 then 'returned' else 'delivered' end,
      case when n = 1 and i % 1000 < 100 then 'open' end,
      timestamptz '2026-11-20 12:00Z' - ($1 - i) * interval '1 minute', $4, 'Jana Möller',
      $5::jsonb || jsonb_build_object('dangerous', i % 5000 = 33, 'carrierProductCode', 'CODE_' || i % 9)
        || jsonb_build_object('to', jsonb_set($5::jsonb -> 'to', '{address,countryCode}',
          to_jsonb(case when i % 2000 = 41 then 'LI' when i % 7 = 1 then 'AT' else 'DE' end))),
      (array['DHL','UPS','GLS'])[1 + i % 3],
      case when n >= 2 then '0034043' || lpad(i::text, 13, '0') end,
      case when n >= 2 then timestamptz '2026-11-20 12:00Z' - ($1 - i) * interval '1 minute' end,
      case when n >= 2 then 400 + i % 3000 end,
      (timestamptz '2026-11-22 12:00Z' - ($1 - i) * interval '1 minute')::date + i % 3,
      case when i % 400 > 0 then timestamptz '2026-11-20 12:00Z' end,
      concat_ws(E'\\n', '0034043' || lpad(i::text, 13, '0'), 'lo-' || 1000000 + i, 'po-' || i * 7, ${company}, ${place})
    from (select i, i / 5 % 100 n from generate_series(1, $1::int) i) numbers`,
    [
      shipments,
      tietze.orgCode,
      weserbergland.orgCode,
      people.owner.id,
      JSON.stringify(domesticDraft),
      isOneHouse,
    ],
  );
  await pool.query(
    `insert into contacts
      (id, org_code, kind, short_name, block, created_at, created_by_id, last_used_at, search_text)
    select 'con_' || i, case when $5::boolean or i % 5 = 0 then $2 else 'org_' || 1 + i % ${OTHERS} end,
      case when i % 500 = 0 then 'neutral_sender' when i % 50 = 0 then 'sender' else 'recipient' end, '', $4::jsonb,
      timestamptz '2026-11-20 12:00Z' - i * interval '1 hour', $3,
      case when i % 3 > 0 then timestamptz '2026-11-20 12:00Z' - (i * 7919 % 99991) * interval '1 minute' end,
      concat_ws(E'\\n', ${company}, ${place}, 'post' || i || '@example.org')
    from generate_series(1, $1::int) i`,
    [contacts, tietze.orgCode, people.owner.id, JSON.stringify(domesticDraft.to), isOneHouse],
  );
  await pool.query(
    `insert into notifications (id, org_code, type, created_at, created_by_id, created_by_name, entity)
    select 'ntf_' || i, $2, 'shipment-created',
      timestamptz '2026-11-20 12:00Z' - ($1 - i) * interval '1 minute',
      case when i % 4 = 0 then $3 when i % 4 = 1 then $4 end, case when i % 4 < 2 then 'Jemand' end,
      jsonb_build_object('id', 'shp_' || i, 'orderNumber', 'LO-' || i, 'trackingNumber', null, 'status', 'ORDERED')
    from generate_series(1, $1::int) i`,
    [notifications, tietze.orgCode, people.owner.id, people.packer.id],
  );
  await pool.query(
    `insert into audit_records
      (id, at, org_code, person_id, person_name, action, object_kind, object_id, changes, request_id)
    select 'aud_' || i, timestamptz '2026-11-20 12:00Z' - ($1 - i) * interval '1 second',
      'org_' || 1 + i % ${OTHERS}, 'usr_' || i % 3000, 'Person ' || i % 3000,
      case when i % 5000 = 7 then 'deleted' when i % 3 = 0 then 'created' else 'changed' end,
      case when i % 1000 = 7 then 'pickup' when i % 10 = 7 then 'contact' else 'shipment' end,
      'thing_' || i / 4, '[{"field":"status","before":"ordered","after":"transit"}]'::jsonb, 'req-' || i
    from generate_series(1, $1::int) i`,
    [auditRecords],
  );
  for (const { definition } of searchIndexes.rows) await pool.query(definition);
  await pool.query('vacuum analyze');
}
