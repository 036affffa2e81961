import type { api, CountryDraft, StaffCountry } from 'contract';
import { and, eq } from 'drizzle-orm';
import type { Handler } from '../../api/handler.ts';
import { fieldProblem, notFound } from '../../api/problem.ts';
import { overtaken, requireVersion } from '../../api/versions.ts';
import type { Services } from '../../services.ts';
import { tables } from '../../store/index.ts';
import { countryApiCopy as copy } from './countries.copy.ts';
import { knownFormatOf } from './further-formats.ts';
import { findKept, toServedCountry } from './queries.ts';
import type { KeptCountry } from './queries.ts';
import { recordGeographyChange } from './record-geography-change.ts';
import { requireStaffCountry } from './staff-countries.ts';

const { countries } = tables;

type CallOf<Name extends 'create' | 'change'> = Parameters<Handler<(typeof api)['countries'][Name]>>[0];
type Needs = Pick<Services, 'db' | 'now'>;

/** Of a country that somebody adds, until they say more of it. */
const asAdded = {
  isActive: false,
  isEuMember: false,
  isCustomsRequired: true,
  strict: false,
} as const;

/**
 * Adds a country that is not in the table; one that is not active is there too. What nobody has touched since it was
 * added is answered as it is: so is the same call that comes again because its answer was lost.
 */
export async function createCountry({ db, now }: Needs, call: CallOf<'create'>): Promise<StaffCountry> {
  const { code } = call.body;
  return db.transaction(async (transaction) => {
    const kept = await findKept(transaction);
    if (kept.countries.some((country) => country.code === code && !isAsAdded(country))) throw codeTaken();
    const [row] = await transaction
      .insert(countries)
      .values({ code, ...asAdded, ...knownFormatOf(code), updatedAt: now() })
      .onConflictDoNothing()
      .returning();
    if (row) await recordGeographyChange(transaction, call, 'country', code, null, audited(row));
    return requireStaffCountry(transaction, code);
  });
}

/** Changes a country, unless somebody has done so since. */
export async function changeCountry({ db, now }: Needs, call: CallOf<'change'>): Promise<StaffCountry> {
  const code = call.params.id;
  return db.transaction(async (transaction) => {
    const kept = await findKept(transaction);
    const before = kept.countries.find((country) => country.code === code);
    if (!before) throw notFound(copy.notFound);
    requireVersion(call, before, copy.changed);
    const values = { ...columnsOf(call.body), version: before.version + 1, updatedAt: now() };
    // One of the default set has no row before its first change; whoever is second at that finds the first one's.
    const [row] = await transaction
      .insert(countries)
      .values({ code, ...values })
      .onConflictDoUpdate({
        target: countries.code,
        set: values,
        setWhere: and(eq(countries.code, code), eq(countries.version, before.version)),
      })
      .returning();
    if (!row) throw overtaken(copy.changed);
    await recordGeographyChange(transaction, call, 'country', code, audited(before), audited(row));
    return requireStaffCountry(transaction, code);
  });
}

function columnsOf({ postalCodePattern, postalCodeExample, ...draft }: CountryDraft) {
  return {
    ...draft,
    postalCodePattern: postalCodePattern === '' ? null : postalCodePattern,
    postalCodeExample: postalCodeExample === '' ? null : postalCodeExample,
  };
}

/** Those of the default set begin active. */
function isAsAdded({ version, isActive }: KeptCountry): boolean {
  return version === 1 && !isActive;
}

function codeTaken() {
  return fieldProblem([{ pointer: '/code', detail: copy.codeTaken }]);
}

/** What the audit log compares of a country. */
function audited(country: KeptCountry): object {
  return { ...toServedCountry(country), isActive: country.isActive } satisfies Record<
    keyof CountryDraft,
    unknown
  >;
}
