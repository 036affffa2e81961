import type { api } from 'contract';
import { and, eq } from 'drizzle-orm';
import type { Handler } from '../../api/handler.ts';
import { recordChange } from '../../audit/audit.ts';
import { personRef } from '../../audit/person-ref.ts';
import type { Services } from '../../services.ts';
import { tables } from '../../store/index.ts';

const { accounts } = tables;

type OnboardedCall = Parameters<Handler<(typeof api.teams)['markOnboarded']>>[0];

/** Notes that a person has seen the first steps. It is theirs, not of their organisation; once is enough. */
export async function markOnboarded(
  { db }: Pick<Services, 'db'>,
  { caller: { personId, orgCode }, requestId }: OnboardedCall,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const changed = await transaction
      .update(accounts)
      .set({ isOnboarded: true })
      .where(and(eq(accounts.id, personId), eq(accounts.isOnboarded, false)))
      .returning({ id: accounts.id });
    if (changed.length === 0) return;
    await recordChange(transaction, {
      orgCode,
      by: await personRef(transaction, personId),
      action: 'changed',
      object: { kind: 'user', id: personId },
      before: { onboarded: false },
      after: { onboarded: true },
      requestId,
    });
  });
}
