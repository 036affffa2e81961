import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { accessTokenClaimsSchema } from 'contract';
import { organizations, people } from 'contract/fixtures';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { tables } from '../../store/index.ts';
import type { Store } from '../../store/index.ts';
import { openMemoryStore } from '../../store/testing/open-memory-store.ts';
import { findPerson } from '../people.ts';
import { Browser } from '../testing/browser.ts';
import { audience } from '../testing/sign-in.ts';
import { TestProvider } from '../testing/test-provider.ts';
import { TokenRefused } from '../token-verifier.ts';
import { connectProvider } from './index.ts';
import { createWelcome } from './newcomers.ts';

/** The provider of somebody else, with its own store; ours knows nobody yet. */
let theirs: TestProvider;
let token: string;
let store: Store;
const servers: Server[] = [];
const faults: string[] = [];
beforeAll(async () => {
  theirs = await TestProvider.start();
  token = (await theirs.signIn(new Browser(), people.owner.id)).access_token;
});
beforeEach(async () => {
  store = await openMemoryStore();
  faults.length = 0;
});
afterEach(async () => {
  await store.close();
  for (const server of servers.splice(0)) server.close();
});
afterAll(() => theirs.stop());

const connect = (issuer = theirs.issuer) =>
  connectProvider({
    db: store.db,
    issuer,
    audience,
    clientId: 'spa@live',
    reportFault: (what) => faults.push(what),
  });

/** Something that answers in place of a provider. */
async function answering(answers: Readonly<Record<string, (origin: string) => unknown>>): Promise<string> {
  let origin = '';
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? '']?.(origin);
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? {}));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return origin;
}

test('whoever signs in there is let in, and known here from then on', async () => {
  const provider = connect();
  await provider.check();
  expect(await findPerson(store.db, people.owner.id)).toBeUndefined();
  expect((await provider.verify(`Bearer ${token}`)).org_code).toBe(organizations.tietze.orgCode);
  expect(await findPerson(store.db, people.owner.id)).toMatchObject({
    givenName: 'Jana',
    familyName: 'Möller',
    email: 'inhaber@lotse.example',
    isDemo: false,
    memberships: [{ orgName: organizations.tietze.orgName, role: 'org_owner' }],
  });
  await provider.verify(`Bearer ${token}`);
  expect(await store.db.$count(tables.accounts)).toBe(1);
  expect(faults).toEqual([]);
});

test('what was set up here is not undone by a provider that knows nothing of it', async () => {
  await connect().verify(`Bearer ${token}`);
  const { orgCode } = organizations.tietze;
  const isIts = eq(tables.organizations.orgCode, orgCode);
  const read = async () => (await store.db.select().from(tables.organizations).where(isIts))[0];
  const welcome = () => {
    const { feature_flags, ...rest } = claims();
    const flags = { ...feature_flags, org_setup_complete: { t: 'b' as const, v: false } };
    const theirClaims = { ...rest, org_name: 'Dort anders', feature_flags: flags, external_org_id: null };
    return welcomeAt(undefined)(theirClaims, `Bearer ${token}`);
  };
  const setUp = { orgName: 'Tietze GmbH', externalOrgId: 'K-7', isSetupComplete: true, version: 2 };
  await store.db.update(tables.organizations).set(setUp).where(isIts);
  await welcome();
  expect(await read()).toMatchObject(setUp);
  // Where nobody has said anything here its own name stays fresh.
  const begun = { isSetupComplete: false, version: 1 };
  await store.db.update(tables.organizations).set(begun).where(isIts);
  await welcome();
  expect(await read()).toMatchObject({ ...begun, orgName: 'Dort anders' });
});

test('ten calls at once make one person', async () => {
  const provider = connect();
  await Promise.all(Array.from({ length: 10 }, () => provider.verify(`Bearer ${token}`)));
  expect(await store.db.$count(tables.accounts)).toBe(1);
});

test('an address that is taken by somebody else stays theirs', async () => {
  await store.db.insert(tables.accounts).values({
    id: 'usr_other',
    email: 'inhaber@lotse.example',
    givenName: 'Andere',
    familyName: 'Person',
  });
  await connect().verify(`Bearer ${token}`);
  expect((await findPerson(store.db, 'usr_other'))?.email).toBe('inhaber@lotse.example');
  expect(await findPerson(store.db, people.owner.id)).toMatchObject({
    familyName: 'Möller',
    email: people.owner.id,
  });
});

test('a token that is forged, or of another provider, makes nobody known', async () => {
  const provider = connect();
  await expect(provider.verify(`Bearer ${token.slice(0, -6)}AAAAAA`)).rejects.toThrow(TokenRefused);
  const other = await TestProvider.start();
  const { access_token: foreign } = await other.signIn(new Browser(), people.owner.id);
  await expect(provider.verify(`Bearer ${foreign}`)).rejects.toThrow(TokenRefused);
  await other.stop();
  expect(await store.db.$count(tables.organizations)).toBe(0);
});

/** Makes the bearer known with what stands at this address. */
async function welcomeFrom(address: string): Promise<void> {
  await welcomeAt(address)(claims(), `Bearer ${token}`);
}

const welcomeAt = (address: string | undefined, now = () => Date.now()) =>
  createWelcome({
    db: store.db,
    userInfo: async () => address,
    reportFault: (what) => faults.push(what),
    now,
  });
const claims = () => v.parse(accessTokenClaimsSchema, decodeJwt(token));

test.each([
  ['cannot be read', {}],
  ['is of somebody else', { '/me': () => ({ sub: 'usr_other', given_name: 'Falsch' }) }],
])('work goes on without a name where the profile %s', async (_name, answers) => {
  await welcomeFrom(`${await answering(answers)}/me`);
  expect(faults).toEqual(['Reading a profile at the provider']);
  expect(await store.db.$count(tables.organizations)).toBe(1);
  expect(await store.db.$count(tables.accounts)).toBe(0);
});

test.each([
  ['nothing', {}],
  [
    'another name',
    {
      '/.well-known/openid-configuration': () => ({
        issuer: 'http://evil.test',
        jwks_uri: 'http://evil.test/jwks',
      }),
    },
  ],
  ['no keys', { '/.well-known/openid-configuration': (own: string) => ({ issuer: own }) }],
])('a provider that says %s is refused, and asked again with the next call', async (_name, answers) => {
  const provider = connect(await answering(answers));
  await expect(provider.check()).rejects.toThrow(Error);
  const error: unknown = await provider.verify(`Bearer ${token}`).catch((thrown: unknown) => thrown);
  // A fault on our side: the bearer has done nothing wrong.
  expect(error).not.toBeInstanceOf(TokenRefused);
});

test('another role there is another role here, at the latest after an hour', async () => {
  let now = Date.now();
  const me = `${theirs.issuer}/oauth2/v2/user_profile`;
  const welcome = welcomeAt(me, () => now);
  const rolesHere = async () =>
    (await findPerson(store.db, people.owner.id))?.memberships.map(({ role }) => role);
  await welcome(claims(), `Bearer ${token}`);
  expect(await rolesHere()).toEqual(['org_owner']);
  const roles = claims().roles.map((role) => ({ ...role, key: 'org_packing_area' }));
  now += 61 * 60_000;
  await welcome({ ...claims(), roles }, `Bearer ${token}`);
  expect(await rolesHere()).toEqual(['org_packing_area']);
  expect(faults).toEqual([]);
});
