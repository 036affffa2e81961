import { sql } from 'drizzle-orm';
import { tables } from '../index.ts';
import type { Database } from '../index.ts';

/** Empties the audit log between two tests, which nothing but a test may: its guard is put away for that moment. */
export async function forgetAuditRecords(db: Database): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`alter table audit_records disable trigger audit_records_stay`);
    await transaction.delete(tables.auditRecords);
    await transaction.execute(sql`alter table audit_records enable trigger audit_records_stay`);
  });
}
