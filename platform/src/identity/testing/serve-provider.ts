import { createLog } from '../../logging/log.ts';
import { openMemoryStore } from '../../store/testing/open-memory-store.ts';
import { startIdentityProvider } from '../index.ts';

/*
 * A provider by itself, with a store of its own in memory and the demo persons in it: to a platform it
 * is one that somebody else runs. Its addresses come from PROVIDER_PORT, PROVIDER_APP and PROVIDER_AUDIENCE.
 */
const { PROVIDER_PORT = '', PROVIDER_APP = '', PROVIDER_AUDIENCE = '' } = process.env;
const provider = await startIdentityProvider({
  db: (await openMemoryStore()).db,
  log: createLog('warn'),
  issuer: `http://localhost:${PROVIDER_PORT}`,
  port: Number(PROVIDER_PORT),
  appOrigins: [PROVIDER_APP],
  audience: PROVIDER_AUDIENCE,
  refreshTokenMode: 'cookie',
  demoData: true,
  // Tests sign in faster than people.
  signInsPerMinute: 100_000,
});
console.log('The provider is ready.');
process.once('SIGTERM', () => void provider.close().then(() => process.exit(0)));
