/** Paths of the endpoints, as the specification names them (its section 7). */
export const endpointPaths = {
  authorization: '/oauth2/auth',
  token: '/oauth2/token',
  revocation: '/oauth2/revoke',
  jwks: '/.well-known/jwks',
  userProfile: '/oauth2/v2/user_profile',
  logout: '/logout',
} as const;

/** Where the page of an interaction is. */
export function interactionPath(uid: string): string {
  return `/interaction/${uid}`;
}
