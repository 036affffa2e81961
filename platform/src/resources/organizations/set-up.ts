import { type api, normalizeAddressBlock, type OrganizationRecord, problemCodes } from 'contract';
import { eq, sql } from 'drizzle-orm';
import type { Handler } from '../../api/handler.ts';
import { hashOfBody } from '../../api/idempotency.ts';
import { notFound, ProblemError } from '../../api/problem.ts';
import { recordChange } from '../../audit/audit.ts';
import { personRef } from '../../audit/person-ref.ts';
import type { Services } from '../../services.ts';
import { tables } from '../../store/index.ts';
import { insertDefaultSender } from '../contacts/default-sender.ts';
import { loadSettings } from '../notifications/settings.ts';
import { findOrganization } from './organization-records.ts';
import { organizationApiCopy as copy } from './organizations.copy.ts';

const { organizations, organizationSettings } = tables;

type SetUpCall = Parameters<Handler<(typeof api.teams)['setUp']>>[0];

/**
 * Finishes the set-up of the caller's organisation: its facts, its first sender and its paper, all or nothing.
 * One that is set up stays as it is: a repetition is answered as the first time.
 *
 * @throws {ProblemError} 409 where somebody else has finished it with something else
 */
export async function setUpOrganization(
  { db, connections }: Services,
  { caller, body, requestId }: SetUpCall,
): Promise<OrganizationRecord> {
  const { orgCode, personId } = caller;
  const { sender, isPickupAddress, printFormat, ...facts } = body;
  const { address } = sender;
  const setUpHash = hashOfBody(body);
  const isNew = await db.transaction(async (transaction) => {
    const [row] = await transaction
      .select({ isSetupComplete: organizations.isSetupComplete, doneWith: organizations.setUpHash })
      .from(organizations)
      .where(eq(organizations.orgCode, orgCode))
      .for('update');
    if (!row) throw notFound(copy.notFound);
    if (row.isSetupComplete) {
      if (row.doneWith !== setUpHash) throw alreadySetUp();
      return false;
    }
    const { addressLine1, addressLine2, postalCode, city, countryCode } = address;
    await transaction
      .update(organizations)
      .set({
        ...facts,
        address: { addressLine1, addressLine2, postalCode, city, countryCode },
        isFetchedFromSender: isPickupAddress,
        isSetupComplete: true,
        setUpHash,
        version: sql`${organizations.version} + 1`,
      })
      .where(eq(organizations.orgCode, orgCode));
    const settings = await loadSettings(transaction, orgCode);
    await transaction
      .insert(organizationSettings)
      .values({ ...settings, orgCode, printFormat })
      .onConflictDoUpdate({ target: organizationSettings.orgCode, set: { printFormat } });
    const by = await personRef(transaction, personId);
    const change = { orgCode, by, requestId };
    await insertDefaultSender(transaction, normalizeAddressBlock(sender), {
      ...change,
      createdById: personId,
    });
    await recordChange(transaction, {
      ...change,
      action: 'changed',
      object: { kind: 'organization', id: orgCode },
      before: { isSetupComplete: false },
      after: { ...facts, isFetchedFromSender: isPickupAddress, printFormat, isSetupComplete: true },
    });
    return true;
  });
  if (isNew) connections.tellSettingsChanged(orgCode);
  const organization = await findOrganization(db, orgCode);
  if (!organization) throw notFound(copy.notFound);
  return organization;
}

function alreadySetUp(): ProblemError {
  return new ProblemError(409, {
    title: copy.alreadySetUp,
    detail: copy.alreadySetUpDetail,
    code: problemCodes.alreadySetUp,
  });
}
