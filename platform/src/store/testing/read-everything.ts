import { api as contract, fillPath } from 'contract';
import type { Endpoint } from 'contract';
import type { PersonName, TestApi } from '../../api/testing/test-api.ts';

/** Who reads what belongs to an organisation. */
const readers: Readonly<Record<string, PersonName>> = {
  org_tietze: 'owner',
  org_weserbergland: 'otherOwner',
  org_lotse: 'superAdmin',
};
const staff: PersonName = 'superAdmin';

/**
 * What is read of single rows, by path: a question to the store for the path's parameters, for the query where the
 * call needs one, and for the organisation where not staff reads it. Undefined is what cannot be read of rows.
 */
const details: Readonly<Record<string, string | undefined>> = {
  'contacts/{id}': `select id, org_code from contacts`,
  'rate-requests/{id}': `select id, org_code from rate_requests`,
  'shipments/{id}': `select id, org_code from shipments`,
  'shipments/{id}/track': `select id, org_code from shipments where tracking_number is not null`,
  'shipments/{id}/audit-logs': `select id, org_code from shipments`,
  'shipments/{id}/attachments': `select id, org_code from shipments`,
  'shipments/by-number': `select 'number=' || tracking_number as query, org_code from shipments where tracking_number is not null`,
  'shipments/completed-today': `select 'bench=bench-1' as query, org_code from organizations where org_code <> 'org_lotse'`,
  'shipments/packages-sent': `select 'recipientId=' || id as query, org_code from contacts where kind = 'recipient'`,
  'day-end-closings/open-shipments': `select distinct 'carrier=' || carrier as query, org_code from shipments where carrier <> ''`,
  'day-end-closings/{id}': `select id, org_code from day_end_closings`,
  'day-end-closings/{id}/pdf-url': `select id, org_code from day_end_closings`,
  'file-assets/{id}/url': `select f.id, s.org_code from file_assets f
    join shipment_attachments a on a.asset_id = f.id join shipments s on s.id = a.shipment_id`,
  'organizations/invitations/{id}/validate': `select id from invitations where used_at is null and expires_at > now()`,
  'organizations/{id}': `select org_code as id, org_code from organizations where dissolved_at is null`,
  'organizations/{id}/users': `select org_code as id, org_code from organizations where dissolved_at is null`,
  'organizations/users/{id}': `select account_id as id, org_code from memberships`,
  'organizations/{id}/carrier-products': `select org_code as id from organizations where dissolved_at is null`,
  'pages/published': `select 'slug=' || slug as query from pages`,
  'pages/slug': `select 'slug=' || slug as query from pages`,
  'pages/{id}': `select id from pages`,
  'cron-runs/{id}': `select id from cron_runs`,
  'test-samples/{id}': `select id from test_samples`,
  'test-samples/{id}/executions': `select id from test_samples`,
  'test-samples/{id}/items': `select id from test_samples`,
  'test-samples/{id}/items/{itemId}': `select sample_id as id, id as "itemId" from test_items`,
  'test-samples/{id}/executions/{executionId}': `select sample_id as id, id as "executionId" from test_executions`,
  // An item that was never executed has no answer.
  'test-samples/{id}/executions/{executionId}/items/{itemId}': `select e.sample_id as id, e.id as "executionId",
    r.item_id as "itemId" from test_results r join test_executions e on e.id = r.execution_id`,
  'audit-logs/{id}': `select id from audit_records`,
  'backoffice/shipments/{id}': `select id from shipments`,
  'countries/admin/{id}': `select code as id from countries`,
  'carrier-products/{id}': `select id from carrier_products`,
  'pickups/{id}': `select id, org_code from pickups`,
  'pickups/next': `select 'pickup=' || id as query, org_code from pickups`,
  search: `select 'q=' || split_part(search_text, E'\\n', 1) as query, org_code from shipments`,
  'search/places': undefined,
};

const reading = Object.values(contract)
  .flatMap((endpoints) => Object.values<Endpoint>(endpoints))
  .filter(({ method, answer }) => method === 'GET' && answer === 'json');

/**
 * Asks for every list and for whatever there is of every row, as the persons whom they belong to; answers that their
 * descriptors do not describe are faults of the API.
 *
 * @returns what was not answered
 */
export async function readEverything(api: TestApi): Promise<string[]> {
  const failures: string[] = [];
  const ask = async (person: PersonName, path: string) => {
    const answer = await api.call(person, `GET /${path}`);
    if (answer.status !== 200) failures.push(`${person} ${path}: ${answer.status} ${await answer.text()}`);
    else await answer.arrayBuffer();
  };
  for (const endpoint of reading) {
    for (const { person, path } of await questions(api, endpoint)) await ask(person, path);
  }
  return failures;
}

type Question = { readonly person: PersonName; readonly path: string };

async function questions(
  { store }: TestApi,
  { path, access, query }: Endpoint,
): Promise<readonly Question[]> {
  if (path in details) {
    const question = details[path];
    if (question === undefined) return [];
    const { rows } = (await store.db.execute(question)) as { rows: Record<string, string>[] };
    return rows.map(({ org_code: orgCode = '', query: more, ...params }) => ({
      person: readers[orgCode] ?? staff,
      path: `${fillPath(path, params)}${more === undefined ? '' : `?${new URLSearchParams(more)}`}`,
    }));
  }
  const { entries = {} } = (query ?? {}) as { readonly entries?: object };
  const all = `${path}${'perPage' in entries ? '?perPage=100' : ''}`;
  const isOfStaff = access === 'access:backoffice' || access === 'read:all_orgs';
  const persons: readonly PersonName[] = isOfStaff ? [staff] : ['owner', 'otherOwner'];
  return persons.map((person) => ({ person, path: all }));
}
