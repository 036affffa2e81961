import { randomBytes } from 'node:crypto';
import type { Organization, Registration, Role, UserFlag, UserStatus } from 'contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import { tables } from '../store/index.ts';
import type { Database, DatabaseSession } from '../store/index.ts';

const { accounts, memberships, organizations } = tables;

/** What a person is in one organisation. */
export interface Membership {
  readonly orgCode: string;
  readonly orgName: string;
  readonly externalOrgId: string | null;
  readonly role: Role;
  /** Who was deactivated has no membership that anybody finds. */
  readonly status: Exclude<UserStatus, 'deactivated'>;
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
  /** Where the person belongs. */
  readonly memberships: readonly Membership[];
  /** Where they are invited: they may sign in there to accept it, and do nothing else. */
  readonly invitations: readonly Membership[];
  readonly isDeactivatedSomewhere: boolean;
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
    .where(and(eq(memberships.accountId, personId), eq(memberships.status, 'active')))
    .orderBy(asc(memberships.ordinal));
}

/**
 * The membership that was asked for, or the first one if none was; undefined if there is none. Whoever
 * belongs nowhere yet gets what they are invited to.
 */
export function findMembership(person: Person, orgCode: string | undefined): Membership | undefined {
  const all = [...person.memberships, ...person.invitations];
  if (orgCode === undefined) return all[0];
  return all.find((membership) => membership.orgCode === orgCode);
}

/**
 * Opens an account with an organisation of its own, whose owner the person is. The organisation is
 * not set up yet: the product asks for the rest on its own pages.
 *
 * Whoever belongs nowhere takes up the account that there is for their address: an invitation has made it, or it is
 * left of where they have been.
 *
 * @param organization its name, and whether it was asked for: who only opens an account begins where they are invited
 * @returns undefined when the e-mail address already has an account.
 */
export function registerPerson(
  db: Database,
  registration: Registration,
  organization: { readonly name: string; readonly isAskedFor: boolean },
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
    if (!account) return takeUp(transaction, registration, organization);
    const orgCode = await createOrganization(transaction, account.id, organization.name);
    return { accountId: account.id, orgCode };
  });
}

/**
 * The account of somebody who belongs nowhere, under the name that they give now. An invitation stays theirs to
 * accept where they begin with an organisation of their own.
 */
async function takeUp(
  db: DatabaseSession,
  { email, given_name, family_name }: Registration,
  { name, isAskedFor }: { readonly name: string; readonly isAskedFor: boolean },
): Promise<{ accountId: string; orgCode: string } | undefined> {
  const isTheirs = eq(accounts.email, email.toLowerCase());
  // One after the other: of two who register at once the second finds what the first has made.
  await db.select({ id: accounts.id }).from(accounts).where(isTheirs).for('update');
  const [person] = collect(await personRows(db).where(isTheirs).orderBy(asc(memberships.ordinal)));
  if (!person || person.isDemo || person.memberships.length > 0) return undefined;
  const [invited] = person.invitations;
  // Whoever was deactivated does not come back by registering.
  if (!invited && person.isDeactivatedSomewhere) return undefined;
  await db.update(accounts).set({ givenName: given_name, familyName: family_name }).where(isTheirs);
  const orgCode = invited && !isAskedFor ? invited.orgCode : await createOrganization(db, person.id, name);
  return { accountId: person.id, orgCode };
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

/** Makes a person a member of an organisation; whoever is one already stays what they are, and who is invited becomes it. */
export async function joinOrganization(
  db: DatabaseSession,
  accountId: string,
  orgCode: string,
  role: Role,
): Promise<void> {
  await db
    .insert(memberships)
    .values({ accountId, orgCode, role, canEditSenderContacts: role === 'org_owner' })
    .onConflictDoUpdate({
      target: [memberships.accountId, memberships.orgCode],
      set: { status: 'active', version: sql`${memberships.version} + 1` },
      setWhere: eq(memberships.status, 'invited'),
    });
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
  type Collected = Person & { memberships: Membership[]; invitations: Membership[] };
  const people = new Map<string, Collected & { isDeactivatedSomewhere: boolean }>();
  for (const { account, membership, organization } of rows) {
    const none = { memberships: [], invitations: [], isDeactivatedSomewhere: false };
    const person = people.get(account.id) ?? { ...account, ...none };
    people.set(account.id, person);
    if (membership?.status === 'deactivated') person.isDeactivatedSomewhere = true;
    else if (membership && organization) {
      const { orgCode, orgName, externalOrgId } = organization;
      const flags = {
        notifications_enabled: account.areNotificationsEnabled,
        onboarded: account.isOnboarded,
        org_setup_complete: organization.isSetupComplete,
        pickups_enabled: organization.arePickupsEnabled,
        edit_sender_contacts: organization.areSenderContactsEditable || membership.canEditSenderContacts,
      };
      const { role, status } = membership;
      const list = status === 'active' ? person.memberships : person.invitations;
      list.push({ orgCode, orgName, externalOrgId, role, status, flags });
    }
  }
  return [...people.values()];
}
