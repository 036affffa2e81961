/** For benchmarks: lists of many rows, and many at once. */
export { findPostgres, startPostgres } from '../../store/testing/postgres-server.ts';
export { everyList } from './every-list.ts';
export { openLargeEmbeddedStore, openLargeStore } from './large-store.ts';
export type { LargeStore } from './large-store.ts';
export { signInAs } from '../../testing/owner.ts';
/** For tests that make the way to the platform fail. */
export { startCountedApi } from './deeds.ts';
export type { CountedApi } from './deeds.ts';
