import { idTokenClaimsSchema, userProfileSchema } from 'contract';
import { organizations, people } from 'contract/fixtures';
import { and, eq } from 'drizzle-orm';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tables } from '../store/index.ts';
import { createTokenVerifier } from './index.ts';
import { rolePermissions } from './role-permissions.ts';
import { Browser } from './testing/browser.ts';
import {
  appOrigin,
  audience,
  authorizationRequest,
  chooseAndReturn,
  follow,
  interactionOf,
  returnAddress,
} from './testing/sign-in.ts';
import { TestProvider, claimsOf } from './testing/test-provider.ts';

let provider: TestProvider;
let issuer: string;

beforeAll(async () => {
  provider = await TestProvider.start();
  ({ issuer } = provider);
});

afterAll(() => provider.stop());

describe('signing in', () => {
  test('gives tokens with the claims that the product reads', async () => {
    const request = authorizationRequest(issuer);
    const browser = new Browser();
    const returned = await chooseAndReturn(browser, issuer, people.owner.id, request);
    expect(returned.origin).toBe(appOrigin);
    expect(returned.searchParams.get('state')).toBe(request.state);
    expect(returned.searchParams.get('iss')).toBe(issuer);

    const answer = await provider.tokens(browser, returned, request);
    expect(decodeProtectedHeader(answer.access_token).alg).toBe('RS256');
    const claims = claimsOf(answer);
    expect(claims).toMatchObject({
      iss: issuer,
      sub: people.owner.id,
      azp: 'spa@live',
      aud: [audience],
      scp: ['openid', 'profile', 'email', 'offline'],
      org_code: organizations.tietze.orgCode,
      org_name: organizations.tietze.orgName,
      external_org_id: organizations.tietze.externalOrgId,
      permissions: rolePermissions.org_owner,
      roles: [{ key: 'org_owner', name: 'Inhaber' }],
      feature_flags: { org_setup_complete: { t: 'b', v: true } },
    });
    expect(claims.exp - claims.iat).toBe(15 * 60);

    const idToken = v.parse(idTokenClaimsSchema, decodeJwt(answer.id_token ?? ''));
    expect(idToken).toMatchObject({
      iss: issuer,
      azp: 'spa@live',
      aud: 'spa@live',
      nonce: request.nonce,
      org_codes: [organizations.tietze.orgCode],
      given_name: 'Jana',
      family_name: 'Möller',
      email: 'inhaber@lotse.example',
    });
  });

  test('is written down once', async () => {
    const isTheirs = and(
      eq(tables.auditRecords.action, 'signed-in'),
      eq(tables.auditRecords.personId, people.member.id),
    );
    const records = () => provider.db.select().from(tables.auditRecords).where(isTheirs);
    const browser = new Browser();
    await provider.signIn(browser, people.member.id);
    const [record, ...others] = await records();
    expect(others).toEqual([]);
    expect(record).toMatchObject({
      orgCode: organizations.tietze.orgCode,
      personName: 'Aylin Özdemir',
      objectKind: 'user',
      objectId: people.member.id,
      changes: [],
    });
  });

  test.each(Object.values(people))('gives $email the permissions of the role', async (person) => {
    const claims = claimsOf(await provider.signIn(new Browser(), person.id));
    expect(claims.permissions).toEqual(rolePermissions[person.role]);
    expect(claims.org_code).toBe(person.orgCodes[0]);
  });

  test('passes the verifier by the published keys, and the profile is readable', async () => {
    const { access_token: token } = await provider.signIn(new Browser(), people.member.id);
    const verify = createTokenVerifier({ issuer, audience, keys: new URL(`${issuer}/.well-known/jwks`) });
    expect((await verify(`Bearer ${token}`)).sub).toBe(people.member.id);

    const headers = { Authorization: `Bearer ${token}`, Origin: appOrigin };
    const answer = await fetch(`${issuer}/oauth2/v2/user_profile`, { headers });
    expect(answer.headers.get('access-control-allow-origin')).toBe(appOrigin);
    expect(v.parse(userProfileSchema, await answer.json())).toMatchObject({
      sub: people.member.id,
      email: people.member.email,
    });
    const refused = await fetch(`${issuer}/oauth2/v2/user_profile`, {
      headers: { Authorization: `Bearer ${token.slice(0, -6)}AAAAAA` },
    });
    expect(refused.status).toBe(401);
  });

  test('needs no page while the session lasts', async () => {
    const browser = new Browser();
    await provider.signIn(browser, people.packer.id);
    const request = authorizationRequest(issuer, { prompt: 'none' });
    const returned = returnAddress(await browser.request(request.url));
    const answer = await provider.tokens(browser, returned, request);
    expect(claimsOf(answer).sub).toBe(people.packer.id);
  });

  test('lets another person take the place of the signed-in one', async () => {
    const browser = new Browser();
    await provider.signIn(browser, people.owner.id);
    const answer = await provider.signIn(browser, people.otherOwner.id, { prompt: 'login' });
    expect(claimsOf(answer).org_code).toBe(organizations.weserbergland.orgCode);
  });

  test('tells the app when the person cancels', async () => {
    const browser = new Browser();
    const request = authorizationRequest(issuer);
    const page = await follow(browser, issuer, await browser.request(request.url));
    const aborted = await browser.post(`${issuer}${await interactionOf(page)}/abort`, {});
    const returned = returnAddress(await follow(browser, issuer, aborted));
    expect(returned.searchParams.get('error')).toBe('access_denied');
    expect(returned.searchParams.get('state')).toBe(request.state);
  });
});

describe('organisations', () => {
  test('signs into the requested organisation', async () => {
    const { orgCode } = organizations.weserbergland;
    const answer = await provider.signIn(new Browser(), people.otherOwner.id, { org_code: orgCode });
    expect(claimsOf(answer).org_code).toBe(orgCode);
  });

  test('refuses a person who does not belong to it', async () => {
    const browser = new Browser();
    const request = authorizationRequest(issuer, { org_code: organizations.weserbergland.orgCode });
    const page = await follow(browser, issuer, await browser.request(request.url));
    const refused = await browser.post(`${issuer}${await interactionOf(page)}/sign-in`, {
      account: people.owner.id,
      organization: organizations.tietze.orgCode,
    });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('Jana Möller gehört nicht zu dieser Organisation.');
  });

  test('asks for somebody else when the session belongs to another organisation', async () => {
    const browser = new Browser();
    await provider.signIn(browser, people.owner.id);
    const { orgCode, orgName } = organizations.weserbergland;
    const silent = await browser.request(
      authorizationRequest(issuer, { org_code: orgCode, prompt: 'none' }).url,
    );
    expect(returnAddress(silent).searchParams.get('error')).toBe('access_denied');

    const request = authorizationRequest(issuer, { org_code: orgCode });
    const page = await (await follow(browser, issuer, await browser.request(request.url))).text();
    expect(page).toContain(`Anmeldung bei ${orgName.replace('&', '&amp;')}`);
    expect(page).not.toContain(people.owner.email);
  });
});
