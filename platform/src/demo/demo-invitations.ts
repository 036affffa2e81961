import { INVITATION_DAYS } from 'contract';
import { invitations as demoInvitations } from 'contract/fixtures';
import { eq, sql } from 'drizzle-orm';
import { tables } from '../store/index.ts';
import type { Database } from '../store/index.ts';

const { invitations } = tables;

const DAY_MS = 86_400_000;

/**
 * Writes the demo invitations of the contract, or gives them their time again: what is open can be
 * accepted for as long as a new one, whenever the platform starts. One that was accepted stays used.
 */
export async function seedDemoInvitations(db: Database, now: Date): Promise<void> {
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);
  await db
    .insert(invitations)
    .values(
      Object.values(demoInvitations).map(({ id, orgCode, email, byId, hasExpired }) => ({
        id,
        orgCode,
        email,
        role: 'org_user' as const,
        createdAt: inDays(hasExpired ? -INVITATION_DAYS - 1 : 0),
        createdById: byId,
        expiresAt: inDays(hasExpired ? -1 : INVITATION_DAYS),
        isDemo: true,
      })),
    )
    .onConflictDoUpdate({
      target: invitations.id,
      set: { createdAt: sql`excluded.created_at`, expiresAt: sql`excluded.expires_at` },
    });
}

/** Without demo data nobody may come in by an invitation that everybody can read. */
export async function removeDemoInvitations(db: Database): Promise<void> {
  await db.delete(invitations).where(eq(invitations.isDemo, true));
}
