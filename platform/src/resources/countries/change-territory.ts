import type { api, StaffCountry, TerritoryDraft } from 'contract';
import { and, eq, sql } from 'drizzle-orm';
import { creationId } from '../../api/handler.ts';
import type { Handler } from '../../api/handler.ts';
import { fieldProblem, notFound } from '../../api/problem.ts';
import { overtaken, requireVersion } from '../../api/versions.ts';
import type { Services } from '../../services.ts';
import { tables } from '../../store/index.ts';
import type { DatabaseSession } from '../../store/index.ts';
import { countryApiCopy as copy } from './countries.copy.ts';
import { findKept } from './queries.ts';
import type { KeptTerritory } from './queries.ts';
import { recordGeographyChange } from './record-geography-change.ts';
import { requireStaffCountry } from './staff-countries.ts';

const { territories } = tables;

type Countries = (typeof api)['countries'];
type CallOf<Name extends keyof Countries> = Parameters<Handler<Countries[Name]>>[0];
type Needs = Pick<Services, 'db' | 'now'>;

/** Adds a territory to a country, once per key. */
export async function addTerritory({ db, now }: Needs, call: CallOf<'addTerritory'>): Promise<StaffCountry> {
  const countryCode = call.params.id;
  const id = creationId('ter', call);
  return db.transaction(async (transaction) => {
    await requireStaffCountry(transaction, countryCode);
    await lockTerritories(transaction, countryCode);
    await requireFree(transaction, countryCode, id, call.body);
    const [row] = await transaction
      .insert(territories)
      .values({ id, countryCode, ...call.body, updatedAt: now() })
      .onConflictDoNothing({ target: territories.id })
      .returning();
    if (row) await recordGeographyChange(transaction, call, 'territory', id, null, audited(row));
    return requireStaffCountry(transaction, countryCode);
  });
}

/** Changes a territory, unless somebody has done so since. */
export async function changeTerritory(
  { db, now }: Needs,
  call: CallOf<'changeTerritory'>,
): Promise<StaffCountry> {
  return db.transaction(async (transaction) => {
    await lockTerritories(transaction, call.params.id);
    const before = await requireTerritory(transaction, call.params);
    requireVersion(call, before, copy.territoryChanged);
    await requireFree(transaction, before.countryCode, before.id, call.body);
    const after = await keep(transaction, before, call.body, now());
    await recordGeographyChange(transaction, call, 'territory', before.id, audited(before), audited(after));
    return requireStaffCountry(transaction, before.countryCode);
  });
}

/** Takes a territory away; of one of the default set that is written down, or it would be there again. */
export async function removeTerritory(
  { db, now }: Needs,
  call: CallOf<'removeTerritory'>,
): Promise<StaffCountry> {
  return db.transaction(async (transaction) => {
    const before = await requireTerritory(transaction, call.params);
    requireVersion(call, before, copy.territoryChanged);
    await keep(transaction, before, { isActive: false }, now());
    await recordGeographyChange(transaction, call, 'territory', before.id, audited(before), null);
    return requireStaffCountry(transaction, before.countryCode);
  });
}

/** @throws {ProblemError} 404 */
async function requireTerritory(
  db: DatabaseSession,
  { id: countryCode, territoryId: id }: CallOf<'removeTerritory'>['params'],
): Promise<KeptTerritory> {
  const kept = await findKept(db);
  if (!kept.countries.some(({ code }) => code === countryCode)) throw notFound(copy.notFound);
  const found = kept.territories.find(
    (territory) => territory.isActive && territory.countryCode === countryCode && territory.id === id,
  );
  if (!found) throw notFound(copy.territoryNotFound);
  return found;
}

/** Writes down what is changed of a territory; one of the default set has no row before. */
async function keep(
  db: DatabaseSession,
  before: KeptTerritory,
  change: Partial<KeptTerritory>,
  at: Date,
): Promise<KeptTerritory> {
  const values = { ...before, ...change, version: before.version + 1, updatedAt: at };
  const [row] = await db
    .insert(territories)
    .values(values)
    .onConflictDoUpdate({
      target: territories.id,
      set: values,
      setWhere: and(eq(territories.id, before.id), eq(territories.version, before.version)),
    })
    .returning();
  if (!row) throw overtaken(copy.territoryChanged);
  return row;
}

/** One after the other: whoever looks whether postcodes are free finds what somebody else has just given them to. */
async function lockTerritories(db: DatabaseSession, countryCode: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`territories of ${countryCode}`}))`);
}

/**
 * Of two territories with the same postcodes one would never be looked at.
 *
 * @throws {ProblemError} 422
 */
async function requireFree(
  db: DatabaseSession,
  countryCode: string,
  id: string,
  { postalCodePrefixes, postalCodeLength, towns }: TerritoryDraft,
): Promise<void> {
  const kept = await findKept(db);
  const other = kept.territories.find(
    (territory) =>
      territory.isActive &&
      territory.countryCode === countryCode &&
      territory.id !== id &&
      territory.postalCodeLength === postalCodeLength &&
      hasSame(territory.postalCodePrefixes, postalCodePrefixes) &&
      hasSame(territory.towns.map(lower), towns.map(lower)),
  );
  if (other) throw fieldProblem([{ pointer: '/postalCodePrefixes', detail: copy.prefixTaken(other.name) }]);
}

function lower(town: string): string {
  return town.toLowerCase();
}

function hasSame(one: readonly string[], other: readonly string[]): boolean {
  if (one.length === 0 || other.length === 0) return one.length === other.length;
  return one.some((prefix) => other.includes(prefix));
}

/** What the audit log compares of a territory. */
function audited(territory: KeptTerritory): object {
  const { countryCode, postalCodePrefixes, postalCodeLength, towns, name, note } = territory;
  const { isInCustomsTerritory, isInVatTerritory } = territory;
  return {
    name,
    countryCode,
    postalCodePrefixes: postalCodePrefixes.join(', '),
    postalCodeLength,
    towns: towns.join(', '),
    isInCustomsTerritory,
    isInVatTerritory,
    note,
  } satisfies Record<keyof TerritoryDraft | 'countryCode', unknown>;
}
