import { readConfig } from './config.ts';
import { rotateKeys } from './identity/keys.ts';
import { KEY_LEAD_MS } from './identity/options.ts';
import { openConfiguredStore } from './store/open-configured-store.ts';

/* Makes new keys for the built-in provider, before their time. `--lost` ends the old ones at once. */
try {
  const { environment } = readConfig(process.env);
  const areLost = process.argv.includes('--lost');
  const store = await openConfiguredStore(environment);
  try {
    await rotateKeys(store.db, KEY_LEAD_MS, areLost);
  } finally {
    await store.close();
  }
  console.log(
    areLost
      ? 'New keys count from now on; running platforms take them up within a minute. Whoever is signed in renews their token or signs in again.'
      : `New keys are published; tokens are signed with them in ${KEY_LEAD_MS / 60_000} minutes. Nobody notices.`,
  );
} catch (error) {
  console.error(`The keys are as they were.\n${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
