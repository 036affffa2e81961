import { and, eq, sql } from 'drizzle-orm';
import { tables } from '../../store/index.ts';
import type { DatabaseSession } from '../../store/index.ts';
import type { ContactRow } from './contact-row.ts';

const { shipments } = tables;

/**
 * Takes the link to a contact that is gone out of templates, which hold its address themselves: they can be
 * ordered as they are, and name nobody who is not there. A neutral sender stays named, for its address is
 * nowhere else; who completes such a template is asked for another.
 */
export async function unlinkFromTemplates(
  db: DatabaseSession,
  { id, orgCode }: Pick<ContactRow, 'id' | 'orgCode'>,
): Promise<void> {
  for (const link of ['linkedRecipientId', 'linkedSenderId'] as const) {
    await db
      .update(shipments)
      .set({ draft: sql`jsonb_set(${shipments.draft}, ${`{${link}}`}, 'null')` })
      .where(
        and(
          eq(shipments.orgCode, orgCode),
          eq(shipments.status, 'avis'),
          sql`${shipments.draft} ->> ${link} = ${id}`,
        ),
      );
  }
}
