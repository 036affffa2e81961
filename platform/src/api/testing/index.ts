/** For benchmarks: lists of many rows on a server. */
export { findPostgres } from '../../store/testing/postgres-server.ts';
export { openLargeStore } from './large-store.ts';
export type { LargeStore } from './large-store.ts';
