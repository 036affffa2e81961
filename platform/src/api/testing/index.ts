/** For benchmarks: lists of many rows on a server. */
export { findPostgres } from '../../store/testing/postgres-server.ts';
export { openLargeHouse } from './large-house.ts';
export type { LargeHouse } from './large-house.ts';
