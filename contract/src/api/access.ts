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

/**
 * Who may call: everybody, without a token; whoever is signed in; or whoever has a right, or one of some.
 * From the right follow the permissions that open the call and whose rows it may touch.
 */
export type Access = 'everybody' | 'signed-in' | Right | readonly [Right, ...Right[]];

/** The permissions that give a right, by how far they reach; undefined where there is none. */
export interface RightPermissions {
  /** For what the person has made themselves. */
  readonly own: Permission | undefined;
  /** For what belongs to the person's organisation, and for making something there. */
  readonly organization: Permission | undefined;
  /** For what belongs to any organisation. */
  readonly all: Permission | undefined;
}

/** The permissions of a right. */
export function permissionsOf(right: Right): RightPermissions {
  const [action, things] = right.split(':');
  const named = (name: string) => permissions.find((permission) => permission === name);
  return {
    own: named(`${action}:own_${things}`),
    organization: named(`${action}:org_${things}`) ?? named(right),
    all: named(`${action}:all_${things}`),
  };
}

/** The rights that open a call, any one of them; none where being signed in is enough, or not needed. */
export function rightsFor(access: Access): readonly Right[] {
  if (access === 'everybody' || access === 'signed-in') return [];
  return typeof access === 'string' ? [access] : access;
}

/** The permissions that open a call, any one of them; none where being signed in is enough, or not needed. */
export function permissionsFor(access: Access): Permission[] {
  return rightsFor(access)
    .map(permissionsOf)
    .flatMap(({ own, organization, all }) => [own, organization, all])
    .filter((permission) => permission !== undefined);
}
