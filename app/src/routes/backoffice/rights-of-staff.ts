import { session } from '../../services.ts';

/**
 * Whether the person runs the service, and does not only serve its customers: writes content pages, makes organisations,
 * and decides about countries, packaging types and the products of carriers.
 */
export function mayAdminister(): boolean {
  return session.getPermission('update:all_orgs').isGranted;
}

/** Whether the person may end this organisation; nobody ends the one that staff belong to. */
export function mayEnd(orgCode: string): boolean {
  const { isGranted, orgCode: own } = session.getPermission('delete:all_orgs');
  return isGranted && own !== orgCode;
}

/** Whether the person may change, invite and remove people of any organisation. */
export function mayChangePeople(): boolean {
  return (['create:users', 'update:all_users', 'delete:all_users'] as const).every(
    (permission) => session.getPermission(permission).isGranted,
  );
}
