import type { NotificationType } from 'contract';
import { and, eq, sql } from 'drizzle-orm';
import { tables } from '../../store/index.ts';
import type { Database } from '../../store/index.ts';

const { notifications } = tables;

/**
 * A page's word about its age grows older on its way, and a change is seen a little after it was dated, when its
 * transaction ends. Both are short beside the trips that lie between a page's beginning and its first question.
 */
const SLACK_MS = 2000;

/**
 * What a page that began to read so long ago may have read before it happened: the types of the notifications
 * stored since, each once. By the database's clock, which has also written down when they were stored.
 */
export async function typesOfMissed(
  db: Database,
  orgCode: string,
  readingForMs: number,
): Promise<NotificationType[]> {
  const seconds = (readingForMs + SLACK_MS) / 1000;
  const rows = await db
    .selectDistinct({ type: notifications.type })
    .from(notifications)
    .where(
      and(
        eq(notifications.orgCode, orgCode),
        // A clock that may go on within the question would make it read all that the organisation was ever told.
        sql`${notifications.createdAt} > statement_timestamp() - make_interval(secs => ${seconds})`,
      ),
    );
  return rows.map(({ type }) => type);
}
