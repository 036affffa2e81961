import { type Permission, permissions } from '../identity/permissions.ts';

type Reach = 'own' | 'org' | 'all';

type WithoutReach<P extends Permission> = P extends `${infer Action}:${Reach}_${infer Things}`
  ? `${Action}:${Things}`
  : P;

/**
 * What somebody may do with which things, whosever they are: `update:shipments`. A permission says besides
 * how far it reaches: to what the person has made, to their organisation's, or to all.
 */
export type Right = WithoutReach<Permission>;

/** What opens a call: a right by any of its reaches, or one permission and nothing else (`update:org_users`). */
export type Opening = Right | Permission;

type ThingsOf<O extends Opening> = O extends `${string}:${Reach}_${infer Things}`
  ? Things
  : O extends `${string}:${infer Things}`
    ? Things
    : never;

/** What opens a call that is about these things. */
type OpeningOf<Things> = { [O in Opening]: ThingsOf<O> extends Things ? O : never }[Opening];

/** Several of them, of the same things: how far somebody reaches among contacts says nothing of shipments. */
type Openings = {
  [Things in ThingsOf<Opening>]: readonly [OpeningOf<Things>, ...OpeningOf<Things>[]];
}[ThingsOf<Opening>];

/**
 * Who may call: everybody, without a token; whoever is signed in, `invited` also before they have accepted
 * their invitation; or whoever has a right, or one of some.
 * From the right follow the permissions that open the call and whose rows it may touch.
 */
export type Access = 'everybody' | 'invited' | 'signed-in' | Opening | Openings;

/**
 * Things that know who has made them, so that `own` limits what is touched. Of people and organisations it
 * means the person themselves and where they belong, which a right for all of them must not be opened by.
 */
const thingsWithCreator = ['shipments', 'contacts', 'collections'];

/** The permissions that give a right, by how far they reach; undefined where there is none. */
export interface RightPermissions {
  /** For what is the person's own: what they have made, or what the permission names by itself. */
  readonly own: Permission | undefined;
  /** For what belongs to the person's organisation, and for making something there. */
  readonly organization: Permission | undefined;
  /** For what belongs to any organisation. */
  readonly all: Permission | undefined;
}

/**
 * The permissions of a right. A permission for what somebody owns gives the right only for things that know
 * who has made them; for others it has to be named with its reach.
 */
export function permissionsOf(opening: Opening): RightPermissions {
  const [action = '', name = ''] = opening.split(':');
  const [, reach, things = name] = /^(own|org|all)_(.+)$/.exec(name) ?? [];
  const named = (of: Reach) =>
    permissions.find(
      (permission) => permission === `${action}:${of}_${things}` && (reach === undefined || reach === of),
    );
  return {
    own: reach === 'own' || thingsWithCreator.includes(things) ? named('own') : undefined,
    organization:
      named('org') ?? permissions.find((permission) => reach === undefined && permission === opening),
    all: named('all'),
  };
}

/** The rights that open a call, any one of them; none where being signed in is enough, or not needed. */
export function rightsFor(access: Access): readonly Opening[] {
  if (access === 'everybody' || access === 'invited' || access === 'signed-in') return [];
  return typeof access === 'string' ? [access] : access;
}

/**
 * The permissions to read the things that a call is about; none where they cannot be read, or it is about no things.
 */
export function readingOf(access: Access): RightPermissions {
  const [first] = rightsFor(access);
  const things = first?.replace(/^\w+:(?:(?:own|org|all)_)?/, '') ?? '';
  return permissionsOf(`read:${things}` as Opening);
}

/** The permissions that open a call, any one of them; none where being signed in is enough, or not needed. */
export function permissionsFor(access: Access): Permission[] {
  return rightsFor(access)
    .map(permissionsOf)
    .flatMap(({ own, organization, all }) => [own, organization, all])
    .filter((permission) => permission !== undefined);
}
