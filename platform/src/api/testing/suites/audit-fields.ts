import { auditFieldLabel, isToldField } from 'contract';
import { ne } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { tables } from '../../../store/index.ts';
import type { TestApi } from '../test-api.ts';

const { auditRecords } = tables;

/** What staff read of changes, judged by all that the suites before it have written down. */
export function testAuditFields(api: () => TestApi): void {
  describe('the fields of all entries', () => {
    test('have names, but for those of an answer that a carrier has worded', async () => {
      await api().call('backofficeAdmin', 'POST /organizations', {
        body: { orgName: 'Benannt', externalOrgId: '', ownerEmail: 'inhaber@benannt.example' },
      });
      const records = await api()
        .store.db.select()
        .from(auditRecords)
        .where(ne(auditRecords.action, 'exported'));
      const fields = new Set(
        records.flatMap(({ changes }) => changes.map(({ field }) => field.replaceAll(/\.\d+/g, ''))),
      );
      const named = [...fields].filter((field) => isToldField(field) && !field.startsWith('expected.'));
      expect(named.length).toBeGreaterThan(0);
      expect(named.filter((field) => auditFieldLabel(field) === undefined)).toEqual([]);
    });
  });
}
