import { session } from '../../services.ts';

/** Whether the person may write content pages: whoever runs the service, and not all staff. */
export function mayWritePages(): boolean {
  return session.getPermission('update:all_orgs').isGranted;
}

/** Whether the person may decide what carriers take. */
export function mayChangePackagingRules(): boolean {
  return session.getPermission('update:all_orgs').isGranted;
}

/** Whether the person may make organisations and decide what they may use. */
export function mayChangeOrganizations(): boolean {
  return session.getPermission('update:all_orgs').isGranted;
}

/** Whether the person may sync and change the products of carriers, for all and for one organisation. */
export function mayChangeProducts(): boolean {
  return session.getPermission('update:all_orgs').isGranted;
}

/** Whether the person may decide about countries and their special territories. */
export function mayChangeCountries(): boolean {
  return session.getPermission('update:all_orgs').isGranted;
}

/** Whether the person may end an organisation. */
export function mayEndOrganizations(): boolean {
  return session.getPermission('delete:all_orgs').isGranted;
}

/** Whether the person may change, invite and remove people of any organisation. */
export function mayChangePeople(): boolean {
  return (['create:users', 'update:all_users', 'delete:all_users'] as const).every(
    (permission) => session.getPermission(permission).isGranted,
  );
}
