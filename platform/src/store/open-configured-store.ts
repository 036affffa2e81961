import type { Environment } from '../config.ts';
import { openStore } from './open-store.ts';
import type { Store } from './open-store.ts';

/** Opens the store that the settings name. */
export function openConfiguredStore(environment: Environment): Promise<Store> {
  const { DATABASE_URL, LOTSE_DATA_FOLDER } = environment;
  if (DATABASE_URL === undefined) return openStore({ dataFolder: LOTSE_DATA_FOLDER });
  return openStore({
    databaseUrl: DATABASE_URL,
    connections: environment.LOTSE_DATABASE_CONNECTIONS,
    statementTimeoutMs: environment.LOTSE_STATEMENT_SECONDS * 1000,
  });
}
