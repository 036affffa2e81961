import { expect, test } from 'vitest';
import { auditLogsAddress } from '../../pages/backoffice-addresses.ts';
import { toAuditHrefs } from './audit-hrefs.ts';

const filter = {} as Parameters<typeof toAuditHrefs>[0];
const product = { kind: 'carrier-product', id: 'prd_1', name: 'DHL Paket' } as const;

test('a series of tests is looked at on its page', () => {
  const { object } = toAuditHrefs(filter, () => '/backoffice/audit-logs');
  const series = { kind: 'test-sample', id: 'tsa_1', name: 'Inland', isThere: true } as const;
  expect(object({ object: series })).toBe('/backoffice/testcenter/tsa_1');
});

test('a product is looked at beside its list, as long as it is there', () => {
  const { object } = toAuditHrefs(filter, () => '/backoffice/audit-logs');
  expect(object({ object: { ...product, isThere: true } })).toBe(
    '/backoffice/carrier-produkte?product=prd_1',
  );
  expect(object({ object: { ...product, isThere: false } })).toBeUndefined();
});

test('a person narrows down what is shown, from its first page on', () => {
  const { person } = toAuditHrefs(
    { ...filter, action: 'deleted', orgCode: 'org_tietze', page: 3 },
    auditLogsAddress.href,
  );
  expect(person('usr_1')).toBe('/backoffice/audit-logs?action=deleted&person=usr_1&orgCode=org_tietze');
});
