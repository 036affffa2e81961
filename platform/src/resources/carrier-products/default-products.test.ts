import type { AccessTokenClaims } from 'contract';
import { organizations as demoOrganizations } from 'contract/fixtures';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seedDemoPeople } from '../../identity/demo-people.ts';
import { createWelcome } from '../../identity/external/newcomers.ts';
import { createOrganization } from '../../identity/people.ts';
import { tables } from '../../store/index.ts';
import type { Database, Store } from '../../store/index.ts';
import { openMemoryStore } from '../../store/testing/open-memory-store.ts';

const { accounts, carrierProducts, organizationProducts } = tables;

let store: Store;
beforeEach(async () => {
  store = await openMemoryStore();
  const product = {
    carrier: 'DHL',
    deliverySpeed: 'economy',
    contents: ['package'],
    countries: ['DE'],
    maxWeightKg: 31.5,
    syncedAt: new Date('2026-11-20T13:05:00Z'),
  } satisfies Partial<typeof carrierProducts.$inferInsert>;
  await store.db.insert(carrierProducts).values([
    { ...product, id: 'prd_off', code: 'OFF', name: 'Palette', isDefault: false },
    { ...product, id: 'prd_on', code: 'ON', name: 'Paket' },
  ]);
});
afterEach(() => store.close());

/** How an organisation comes into being, beside `POST /organizations`. @returns its code */
const ways: readonly (readonly [string, (db: Database) => Promise<string>])[] = [
  [
    'somebody registers',
    async (db) => {
      const person = { id: 'per_1', email: 'neu@neu.example', givenName: 'Nele', familyName: 'Neu' };
      await db.insert(accounts).values(person);
      return createOrganization(db, person.id, 'Neuland');
    },
  ],
  [
    'a provider of others names it',
    async (db) => {
      const claims = {
        sub: 'per_1',
        org_code: 'org_theirs',
        org_name: 'Neuland',
        external_org_id: null,
        feature_flags: {},
        roles: [],
      } satisfies Partial<AccessTokenClaims> as unknown as AccessTokenClaims;
      const userInfo = () => Promise.resolve(undefined);
      const welcome = createWelcome({ db, userInfo, reportFault: () => undefined, now: Date.now });
      await welcome(claims, 'Bearer nothing');
      return claims.org_code;
    },
  ],
  [
    'the demo data are written',
    async (db) => {
      await seedDemoPeople(db);
      return demoOrganizations.tietze.orgCode;
    },
  ],
];

test.each(ways)('where %s, what is no default is off from the beginning', async (_way, create) => {
  const orgCode = await create(store.db);
  const decided = await store.db.select().from(organizationProducts);
  expect(decided.filter((one) => one.orgCode === orgCode)).toEqual([
    { orgCode, productId: 'prd_off', isActive: false, version: 1 },
  ]);
});
