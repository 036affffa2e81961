import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  accessTokenClaimsSchema,
  featureFlagSchema,
  idTokenClaimsSchema,
  tokenAnswerSchema,
  userProfileSchema,
} from './claims.ts';
import { organizationNameSchema, registrationSchema } from './registration.ts';

const isSound = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).success;
const registered = { iss: 'https://login.example', sub: 'usr_1', azp: 'spa@live', iat: 1, exp: 2 };
const access = { ...registered, aud: ['https://api.example'], org_code: 'org_1', permissions: [], roles: [] };

describe('an access token', () => {
  it('says what is not in it', () =>
    expect(v.parse(accessTokenClaimsSchema, access)).toEqual({
      ...access,
      org_name: '',
      external_org_id: null,
      feature_flags: {},
      user_properties: {},
    }));

  it('keeps what we do not know', () =>
    expect(v.parse(accessTokenClaimsSchema, { ...access, scp: ['openid'] })).toMatchObject({
      scp: ['openid'],
    }));

  it.each([
    ...Object.keys(access).map((claim) => [claim, undefined] as const),
    ['aud', 'https://api.example'],
    ['permissions', 'read:org_users'],
    ['roles', ['org_owner']],
    ['roles', [{ id: 'r1' }]],
    ['exp', '2'],
    ['feature_flags', { onboarded: true }],
  ] as const)('is refused with the claim %s as %j', (claim, value) =>
    expect(isSound(accessTokenClaimsSchema, { ...access, [claim]: value })).toBe(false),
  );

  it('takes a role by its key', () =>
    expect(isSound(accessTokenClaimsSchema, { ...access, roles: [{ key: 'org_owner' }] })).toBe(true));
});

describe('a feature flag', () => {
  it.each([
    [{ t: 's', v: 'x' }, true],
    [{ t: 'i', v: 3 }, true],
    [{ t: 'b', v: false }, true],
    [{ t: 's', v: 1 }, false],
    [{ t: 'i', v: 1.5 }, false],
    [{ t: 'b', v: 'true' }, false],
    [{ t: 'x', v: 1 }, false],
  ])('%j: %j', (flag, expected) => expect(isSound(featureFlagSchema, flag)).toBe(expected));
});

describe('an id token', () => {
  it.each(['spa@live', ['spa@live']])('is for %j', (aud) =>
    expect(v.parse(idTokenClaimsSchema, { ...registered, aud })).toEqual({
      ...registered,
      aud,
      org_codes: [],
    }),
  );

  it.each([
    ['sub', undefined],
    ['aud', 7],
    ['org_codes', 'org_1'],
  ])('is refused with the claim %s as %j', (claim, value) =>
    expect(isSound(idTokenClaimsSchema, { ...registered, aud: 'spa@live', [claim]: value })).toBe(false),
  );
});

describe('an answer with tokens', () => {
  const answer = { access_token: 'a', token_type: 'Bearer', expires_in: 900 };

  it.each(['Bearer', 'bearer', 'BEARER'])('is of the type %s', (type) =>
    expect(isSound(tokenAnswerSchema, { ...answer, token_type: type })).toBe(true),
  );

  it.each([
    ['access_token', ''],
    ['access_token', undefined],
    ['id_token', ''],
    ['refresh_token', ''],
    ['token_type', 'mac'],
    ['token_type', 'bearer2'],
    ['token_type', 'x-bearer'],
    ['expires_in', '900'],
  ])('is refused with %s as %j', (field, value) =>
    expect(isSound(tokenAnswerSchema, { ...answer, [field]: value })).toBe(false),
  );
});

it('a profile may know no more than who it is', () => {
  const nothing = { given_name: null, family_name: null, email: null, picture: null };
  expect(v.parse(userProfileSchema, { sub: 'usr_1' })).toEqual({ sub: 'usr_1', ...nothing });
  expect(v.parse(userProfileSchema, { sub: 'usr_1', ...nothing })).toEqual({ sub: 'usr_1', ...nothing });
  expect(isSound(userProfileSchema, {})).toBe(false);
});

describe('a registration', () => {
  const person = { email: 'jana@lotse.example', given_name: 'Jana', family_name: 'Möller' };
  const complaint = (change: object) =>
    v.safeParse(registrationSchema, { ...person, ...change }).issues?.map(({ message }) => message);

  it('is sound', () => expect(v.parse(registrationSchema, person)).toEqual(person));

  it.each([
    [{ email: '' }, 'Pflichtfeld'],
    [{ email: 'jana' }, 'E-Mail muss ein "@"-Symbol enthalten'],
    [{ email: `${'x'.repeat(50)}@a.de` }, 'Maximal 50 Zeichen'],
    [{ given_name: '' }, 'Pflichtfeld'],
    [{ family_name: ' ' }, 'Nur Leerzeichen sind nicht erlaubt'],
    [{ given_name: 'x'.repeat(36) }, 'Maximal 35 Zeichen'],
  ])('with %j says %s', (change, message) => expect(complaint(change)).toEqual([message]));

  it('gives an organisation a name of up to 100 signs', () => {
    expect(isSound(organizationNameSchema, 'x'.repeat(100))).toBe(true);
    expect(isSound(organizationNameSchema, 'x'.repeat(101))).toBe(false);
    expect(isSound(organizationNameSchema, '')).toBe(false);
  });
});
