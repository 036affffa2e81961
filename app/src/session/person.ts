import { type Role, roleLabels, type SignedInUser } from 'contract';
import type { SessionClaims } from '../auth/index.ts';

/** How a person is addressed: by name, or by e-mail where the provider knows no name. */
export function personName(user: SignedInUser | undefined): string {
  const name = [user?.given_name, user?.family_name].filter(Boolean).join(' ');
  return name || (user?.email ?? '');
}

/** Which account somebody uses: their name and the e-mail that tells it from another one of theirs. */
export function accountName(user: SignedInUser | undefined): string {
  const name = personName(user);
  const email = user?.email ?? '';
  return email === '' || email === name ? name : `${name} (${email})`;
}

/** The label of a person's first role that the product knows, or an empty text. */
export function roleLabel(claims: SessionClaims | undefined): string {
  const role = claims?.access.roles.find(({ key }) => Object.hasOwn(roleLabels, key));
  return role ? roleLabels[role.key as Role] : '';
}
