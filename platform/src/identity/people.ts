import { randomBytes } from 'node:crypto';
import type { Organization, Registration, Role, UserFlag } from 'contract';
import { asc, eq } from 'drizzle-orm';
import { tables } from '../store/index.ts';
import type { Database, DatabaseSession } from '../store/index.ts';

const { accounts, memberships, organizations } = tables;

/** What a person is in one organisation. */
export interface Membership {
  readonly orgCode: string;
  readonly orgName: string;
  readonly externalOrgId: string | null;
  readonly role: Role;
  readonly flags: Readonly<Record<UserFlag, boolean>>;
}

/** A person who can sign in, with their organisations in the order of joining. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly picture: string | null;
  readonly isDemo: boolean;
  readonly createdAt: Date;
  readonly memberships: readonly Membership[];
}

/** The person with this id, or undefined. */
export async function findPerson(db: DatabaseSession, id: string): Promise<Person | undefined> {
  const rows = await personRows(db).where(eq(accounts.id, id)).orderBy(asc(memberships.ordinal));
  return collect(rows)[0];
}

/** All persons in the order in which their accounts were made. */
export async function listPeople(db: DatabaseSession): Promise<Person[]> {
  return collect(await personRows(db).orderBy(asc(accounts.ordinal), asc(memberships.ordinal)));
}

/** The organisations that a person belongs to, in the order of joining. */
export async function organizationsOf(db: DatabaseSession, personId: string): Promise<Organization[]> {
  const { orgCode, orgName, externalOrgId } = organizations;
  return db
    .select({ orgCode, orgName, externalOrgId })
    .from(memberships)
    .innerJoin(organizations, eq(organizations.orgCode, memberships.orgCode))
    .where(eq(memberships.accountId, personId))
    .orderBy(asc(memberships.ordinal));
}

/** The membership that was asked for, or the first one if none was; undefined if there is none. */
export function findMembership(person: Person, orgCode: string | undefined): Membership | undefined {
  if (orgCode === undefined) return person.memberships[0];
  return person.memberships.find((membership) => membership.orgCode === orgCode);
}

/**
 * Opens an account with an organisation of its own, whose owner the person is. The organisation is
 * not set up yet: the product asks for the rest on its own pages.
 *
 * @returns undefined when the e-mail address already has an account.
 */
export function registerPerson(
  db: Database,
  registration: Registration,
  orgName: string,
): Promise<{ accountId: string; orgCode: string } | undefined> {
  return db.transaction(async (transaction) => {
    const [account] = await transaction
      .insert(accounts)
      .values({
        id: newId('usr'),
        email: registration.email.toLowerCase(),
        givenName: registration.given_name,
        familyName: registration.family_name,
      })
      .onConflictDoNothing({ target: accounts.email })
      .returning({ id: accounts.id });
    if (!account) return undefined;
    return { accountId: account.id, orgCode: await createOrganization(transaction, account.id, orgName) };
  });
}

/** Creates an organisation that is not set up yet and makes the person its owner. */
export async function createOrganization(
  db: DatabaseSession,
  ownerId: string,
  orgName: string,
): Promise<string> {
  const orgCode = newId('org');
  await db.transaction(async (transaction) => {
    await transaction.insert(organizations).values({ orgCode, orgName });
    await transaction
      .insert(memberships)
      .values({ accountId: ownerId, orgCode, role: 'org_owner', canEditSenderContacts: true });
  });
  return orgCode;
}

/** Makes a person a member of an organisation; whoever is one already stays what they are. */
export async function joinOrganization(
  db: DatabaseSession,
  accountId: string,
  orgCode: string,
  role: Role,
): Promise<void> {
  await db
    .insert(memberships)
    .values({ accountId, orgCode, role, canEditSenderContacts: role === 'org_owner' })
    .onConflictDoNothing();
}

function newId(prefix: 'usr' | 'org'): string {
  return `${prefix}_${randomBytes(10).toString('hex')}`;
}

function personRows(db: DatabaseSession) {
  return db
    .select({ account: accounts, membership: memberships, organization: organizations })
    .from(accounts)
    .leftJoin(memberships, eq(memberships.accountId, accounts.id))
    .leftJoin(organizations, eq(organizations.orgCode, memberships.orgCode))
    .$dynamic();
}

/** One person per account from rows of one membership each. */
function collect(rows: Awaited<ReturnType<typeof personRows>>): Person[] {
  const people = new Map<string, Person & { memberships: Membership[] }>();
  for (const { account, membership, organization } of rows) {
    const person = people.get(account.id) ?? { ...account, memberships: [] };
    people.set(account.id, person);
    if (membership && organization) {
      const { orgCode, orgName, externalOrgId } = organization;
      const flags = {
        notifications_enabled: account.areNotificationsEnabled,
        onboarded: account.isOnboarded,
        org_setup_complete: organization.isSetupComplete,
        pickups_enabled: organization.arePickupsEnabled,
        edit_sender_contacts: membership.canEditSenderContacts,
      };
      person.memberships.push({ orgCode, orgName, externalOrgId, role: membership.role, flags });
    }
  }
  return [...people.values()];
}
