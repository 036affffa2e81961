import { sql } from 'drizzle-orm';
import type { DatabaseSession } from '../../store/index.ts';

/** Takes the next „Auftragsnummer“. An order that fails leaves a gap, as numbers on paper do. */
export async function takeOrderNumber(db: DatabaseSession): Promise<number> {
  const next = sql`nextval(pg_get_serial_sequence('shipments', 'order_number'))`.mapWith(Number);
  const [row] = await db.select({ next }).from(sql`(select 1) as one`);
  if (!row) throw new Error('The sequence of order numbers gave nothing');
  return row.next;
}
