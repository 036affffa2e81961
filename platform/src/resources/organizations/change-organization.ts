import { isDeepStrictEqual } from 'node:util';
import { customerRoles, organizationAccountSchema, problemCodes } from 'contract';
import type { api, NewOrganization, OrganizationRecord } from 'contract';
import { and, eq, isNull, ne, notInArray, sql } from 'drizzle-orm';
import { notAllowed } from '../../api/caller.ts';
import type { Call, Handler } from '../../api/handler.ts';
import { creationId } from '../../api/handler.ts';
import { fieldProblem, notFound, ProblemError } from '../../api/problem.ts';
import { requireVersion } from '../../api/versions.ts';
import { recordChange } from '../../audit/audit.ts';
import { personRef } from '../../audit/person-ref.ts';
import type { Services } from '../../services.ts';
import { tables } from '../../store/index.ts';
import type { DatabaseSession } from '../../store/index.ts';
import { areUnderWay, clearIfFew, closeForGood } from './dissolved.ts';
import { creating, sendLetterOf, writeInvitation } from './invite-user.ts';
import type { InvitingCall } from './invite-user.ts';
import { findOrganization } from './organization-records.ts';
import { organizationApiCopy as copy } from './organizations.copy.ts';

const { memberships, organizations, organizationSettings, shipments } = tables;

type ChangeCall = Parameters<Handler<(typeof api.teams)['change']>>[0];
type RemoveCall = Parameters<Handler<(typeof api.teams)['remove']>>[0];

/**
 * The organisation that a path names.
 *
 * @throws {ProblemError} 404 for one that the caller may not see
 */
export async function requireOrganization(
  db: DatabaseSession,
  { caller, params }: Pick<Call<unknown, unknown, { readonly id: string }>, 'caller' | 'params'>,
): Promise<OrganizationRecord> {
  const maySee = params.id === caller.orgCode || caller.may('read:all_orgs');
  const organization = maySee ? await findOrganization(db, params.id) : undefined;
  if (!organization) throw notFound(copy.notFound);
  return organization;
}

/** Changes an organisation or its settings; everybody's open pages hear of the settings. */
export async function changeOrganization(
  { db, connections }: Services,
  call: ChangeCall,
): Promise<OrganizationRecord> {
  const { caller, params, body } = call;
  const { id } = params;
  const { settings, externalOrgId, ...facts } = body;
  const after = await db.transaction(async (transaction) => {
    await lock(transaction, id);
    const before = await requireOrganization(transaction, call);
    const isStaff = caller.may('update:all_orgs');
    if (!isStaff && (id !== caller.orgCode || changesAccount(body))) throw notAllowed();
    // A repetition whose first answer was lost finds its own work.
    if (changesNothing(before, body)) return before;
    requireVersion(call, before, copy.organizationStale);
    await requireFreeNumber(transaction, externalOrgId, id);
    await transaction
      .update(organizations)
      .set({
        ...facts,
        ...(externalOrgId !== undefined && { externalOrgId: externalOrgId || null }),
        version: sql`${organizations.version} + 1`,
      })
      .where(eq(organizations.orgCode, id));
    if (settings) {
      // What this version does not know of was not kept by it either.
      const { notificationTypes, notificationShipmentStatuses, printFormat, shipmentDefaults } =
        before.settings;
      const known = { notificationTypes, notificationShipmentStatuses, printFormat, shipmentDefaults };
      const values = { ...known, ...settings } as typeof organizationSettings.$inferInsert;
      await transaction
        .insert(organizationSettings)
        .values({ ...values, orgCode: id })
        .onConflictDoUpdate({ target: organizationSettings.orgCode, set: values });
    }
    const changed = await requireOrganization(transaction, call);
    const { version: _, ...old } = before;
    const { version: __, ...now } = changed;
    await recordChange(transaction, {
      orgCode: id,
      by: await personRef(transaction, caller.personId),
      action: 'changed',
      object: { kind: 'organization', id },
      before: old,
      after: now,
      requestId: call.requestId,
    });
    return changed;
  });
  if (settings) connections.tellSettingsChanged(id);
  return after;
}

/**
 * Two customers by one number would be taken for each other. A provider of others may send what it likes.
 *
 * @throws {ProblemError} 422 with who has it
 */
async function requireFreeNumber(
  db: DatabaseSession,
  externalOrgId: string | undefined,
  orgCode: string,
): Promise<void> {
  if (!externalOrgId) return;
  // Two who give the same one at once do not both.
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`customer number ${externalOrgId}`}))`);
  const [other] = await db
    .select({ orgName: organizations.orgName })
    .from(organizations)
    .where(and(eq(organizations.externalOrgId, externalOrgId), ne(organizations.orgCode, orgCode)));
  if (!other) return;
  const detail = copy.customerNumberTaken(other.orgName);
  throw fieldProblem([{ pointer: '/externalOrgId', detail }]);
}

/** Makes an organisation and invites its owner, both or none of it. */
export async function createOrganizationFor(
  services: Services,
  call: InvitingCall,
  { orgName, externalOrgId, ownerEmail }: NewOrganization,
): Promise<OrganizationRecord> {
  const orgCode = creationId('org', call);
  const organization = await creating(services, async (transaction) => {
    const made = await transaction
      .insert(organizations)
      .values({ orgCode, orgName, externalOrgId: externalOrgId || null })
      .onConflictDoNothing()
      .returning();
    if (made.length > 0) {
      await requireFreeNumber(transaction, externalOrgId, orgCode);
      await recordChange(transaction, {
        orgCode,
        by: await personRef(transaction, call.caller.personId),
        action: 'created',
        object: { kind: 'organization', id: orgCode },
        before: null,
        after: { orgName, externalOrgId },
        requestId: call.requestId,
      });
      const owner = { email: ownerEmail, given_name: '', family_name: '', role: 'org_owner' } as const;
      await writeInvitation({ ...services, transaction }, call, orgCode, owner);
    }
    const record = await findOrganization(transaction, orgCode);
    if (!record) throw new Error(`Organisation ${orgCode} was not stored`);
    return record;
  });
  await sendLetterOf(services, call);
  return organization;
}

/**
 * Closes an organisation for everybody and deletes everything that belongs to it, at once where that is little;
 * what was done stays in the audit log.
 *
 * @throws {ProblemError} 409 while shipments are under way
 */
export async function removeOrganization(services: Services, call: RemoveCall): Promise<void> {
  const { db, connections, now, reportFault } = services;
  const { caller, params } = call;
  const { id } = params;
  const people = await db.transaction(async (transaction) => {
    await lock(transaction, id);
    const before = await requireOrganization(transaction, call);
    const mayAll = caller.may('delete:all_orgs');
    // Nobody deletes the organisation of staff, which the platform is run by.
    if (!mayAll && !(id === caller.orgCode && caller.may('delete:own_orgs'))) throw notAllowed();
    const staff = and(eq(memberships.orgCode, id), notInArray(memberships.role, [...customerRoles]));
    if ((await transaction.$count(memberships, staff)) > 0) {
      throw new ProblemError(403, { detail: copy.staffEndNothing });
    }
    requireVersion(call, before, copy.organizationStale);
    const [open] = await transaction
      .select({ id: shipments.id })
      .from(shipments)
      .where(areUnderWay(id))
      .limit(1);
    if (open) {
      throw new ProblemError(409, { title: copy.shipmentsUnderWay, code: problemCodes.shipmentsUnderWay });
    }
    const members = await transaction
      .select({ id: memberships.accountId })
      .from(memberships)
      .where(eq(memberships.orgCode, id));
    await recordChange(transaction, {
      orgCode: id,
      by: await personRef(transaction, caller.personId),
      action: 'deleted',
      object: { kind: 'organization', id },
      before,
      after: null,
      requestId: call.requestId,
    });
    await closeForGood(transaction, id, now());
    return members.map((member) => member.id);
  });
  for (const person of people) connections.dismiss(id, person);
  // It is dissolved: what is left over is the job's.
  await clearIfFew(db, id).catch((error: unknown) => reportFault(`Deleting what ${id} has left`, error));
}

/** Whether all that a body says is so already. */
function changesNothing(
  before: OrganizationRecord,
  { settings = {}, ...facts }: ChangeCall['body'],
): boolean {
  const holds = (whole: object, part: object) => isDeepStrictEqual({ ...whole, ...part }, whole);
  const externalOrgId = before.externalOrgId ?? '';
  return holds({ ...before, externalOrgId }, facts) && holds(before.settings, settings);
}

/** Whether a body changes what staff alone decide. */
function changesAccount(body: ChangeCall['body']): boolean {
  return Object.keys(organizationAccountSchema.entries).some((key) => key in body);
}

export async function lock(db: DatabaseSession, orgCode: string): Promise<void> {
  await db
    .select({ orgCode: organizations.orgCode })
    .from(organizations)
    .where(and(eq(organizations.orgCode, orgCode), isNull(organizations.dissolvedAt)))
    .for('update');
}
