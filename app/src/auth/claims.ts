import {
  type AccessTokenClaims,
  type FeatureFlag,
  type IdTokenClaims,
  type Permission,
  type Role,
  type UserFlag,
  userFlagDefaults,
} from 'contract';

/** What is known about the person who is signed in. */
export interface SessionClaims {
  readonly access: AccessTokenClaims;
  readonly id: IdTokenClaims;
}

export type TokenKind = 'access_token' | 'id_token';

export interface PermissionAnswer {
  readonly isGranted: boolean;
  readonly orgCode: string | null;
}

type FlagLetter = FeatureFlag['t'];
export type FlagValue = string | number | boolean;

/** A flag as it was found. `is_default` tells that the token does not carry it. */
export interface Flag {
  readonly code: string;
  readonly type: 'string' | 'integer' | 'boolean';
  readonly value: FlagValue;
  readonly is_default: boolean;
}

const flagTypes = { s: 'string', i: 'integer', b: 'boolean' } as const;

/** Readers of the claims; signed out nothing is granted, and every flag is one that is missing. */
export interface ClaimReaders {
  getClaim(name: string, token?: TokenKind): { name: string; value: unknown };
  getPermission(key: Permission): PermissionAnswer;
  hasAnyPermission(keys: readonly Permission[]): boolean;
  hasRole(key: Role): boolean;
  /** Whether the person belongs to the organisation; who is invited and has not accepted has no role and no right. */
  isMember(): boolean;
  /** @throws {Error} if the flag is missing and has no default, or is of another type than asked for */
  getFlag(code: string, defaultValue?: FlagValue, type?: FlagLetter): Flag;
  /** Like `getFlag`, but gives the default where that throws: the flag's own, unless another is named. */
  getBooleanFlag(code: UserFlag, defaultValue?: boolean): boolean;
  isOrganizationSetUp(): boolean;
  /** Codes of the person's organisations. */
  getOrganizations(): readonly string[];
}

/** @param claims gives the claims of the moment, or `undefined` when nobody is signed in */
export function createClaimReaders(claims: () => SessionClaims | undefined): ClaimReaders {
  const isGranted = (key: Permission) => claims()?.access.permissions.includes(key) ?? false;

  function getFlag(code: string, defaultValue?: FlagValue, type?: FlagLetter): Flag {
    const flags = claims()?.access.feature_flags ?? {};
    const flag = Object.hasOwn(flags, code) ? flags[code] : undefined;
    if (flag === undefined) {
      if (defaultValue === undefined) {
        throw new Error(`Flag ${code} was not found, and no default value has been provided`);
      }
      return { code, type: flagTypes[type ?? letterOf(defaultValue)], value: defaultValue, is_default: true };
    }
    if (type !== undefined && type !== flag.t) {
      throw new Error(`Flag ${code} is of type ${flagTypes[flag.t]}, but ${flagTypes[type]} was asked for`);
    }
    return { code, type: flagTypes[flag.t], value: flag.v, is_default: false };
  }

  function getBooleanFlag(code: UserFlag, defaultValue: boolean = userFlagDefaults[code]): boolean {
    try {
      return getFlag(code, defaultValue, 'b').value === true;
    } catch {
      return defaultValue;
    }
  }

  return {
    getClaim(name, token = 'access_token') {
      const source: Record<string, unknown> | undefined = claims()?.[token === 'id_token' ? 'id' : 'access'];
      return { name, value: source && Object.hasOwn(source, name) ? source[name] : null };
    },
    getPermission: (key) => ({ isGranted: isGranted(key), orgCode: claims()?.access.org_code ?? null }),
    hasAnyPermission: (keys) => keys.some(isGranted),
    hasRole: (key) => claims()?.access.roles.some((role) => role.key === key) ?? false,
    isMember() {
      const { roles = [], permissions = [] } = claims()?.access ?? {};
      return roles.length > 0 || permissions.length > 0;
    },
    getFlag,
    getBooleanFlag,
    isOrganizationSetUp: () => getBooleanFlag('org_setup_complete'),
    getOrganizations: () => claims()?.id.org_codes ?? [],
  };
}

function letterOf(value: FlagValue): FlagLetter {
  if (typeof value === 'boolean') return 'b';
  return typeof value === 'number' ? 'i' : 's';
}
