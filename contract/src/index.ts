export * from './identity/permissions.ts';
export * from './identity/roles.ts';
export * from './identity/claims.ts';
