import type { SessionClaims } from '../auth/index.ts';

/** Whose input it is: an entry of another person or organisation is never shown. */
export interface DraftOwner {
  readonly sub: string;
  readonly orgCode: string;
}

/** Whoever is signed in, as the owner of what they type. */
export function ownerOf({ access }: SessionClaims): DraftOwner {
  return { sub: access.sub, orgCode: access.org_code };
}
