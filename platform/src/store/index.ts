export { deleteBefore, deleteOlder } from './delete-older.ts';
export { DataFolderTaken } from './folder-lock.ts';
export { openStore } from './open-store.ts';
export type { Database, DatabaseSession, JobDatabase, Store } from './open-store.ts';
export { isOutOfConnections } from './out-of-connections.ts';
export { reclaimSpace } from './reclaim-space.ts';
export * as tables from './schema/index.ts';
export type { IdentityKeyPurpose } from './schema/sign-in.ts';
export type { IntentFailure, StoredOffer } from './stored-shapes.ts';
