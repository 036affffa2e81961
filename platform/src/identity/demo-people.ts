import { organizations as demoOrganizations, people as demoPeople } from 'contract/fixtures';
import { tables } from '../store/index.ts';
import type { Database } from '../store/index.ts';

const { accounts, memberships, organizations } = tables;

/**
 * Writes the demo organisations and persons of the contract, in their order. What exists already is
 * left as it is, so that changes made in the product survive the next start.
 */
export async function seedDemoPeople(db: Database): Promise<void> {
  const everybody = Object.values(demoPeople);
  await db.transaction(async (transaction) => {
    for (const organization of Object.values(demoOrganizations)) {
      const staff = everybody.filter((person) => person.orgCodes[0] === organization.orgCode);
      await transaction
        .insert(organizations)
        .values({
          ...organization,
          isSetupComplete: staff.every((person) => person.flags.org_setup_complete),
          arePickupsEnabled: staff.every((person) => person.flags.pickups_enabled),
        })
        .onConflictDoNothing();
    }
    for (const person of everybody) {
      await transaction
        .insert(accounts)
        .values({
          id: person.id,
          email: person.email,
          givenName: person.given_name,
          familyName: person.family_name,
          picture: person.picture,
          areNotificationsEnabled: person.flags.notifications_enabled,
          isOnboarded: person.flags.onboarded,
          isDemo: true,
        })
        .onConflictDoNothing();
      for (const orgCode of person.orgCodes) {
        await transaction
          .insert(memberships)
          .values({
            accountId: person.id,
            orgCode,
            role: person.role,
            canEditSenderContacts: person.flags.edit_sender_contacts,
          })
          .onConflictDoNothing();
      }
    }
  });
}
