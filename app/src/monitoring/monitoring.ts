import type { RuntimeConfig } from '../config.ts';
import type { LoadConsent } from './report-and-record.ts';

/**
 * Loads the error reporting where a DSN is configured; nowhere else does its code reach a browser.
 *
 * @param loadConsent gives the page's decision about cookies
 * @throws where the code could not be loaded
 */
export async function startMonitoring(config: RuntimeConfig, loadConsent: LoadConsent): Promise<void> {
  if (config.sentryDsn === undefined) return;
  const { reportAndRecord } = await import('./report-and-record.ts');
  await reportAndRecord(config.sentryDsn, config, loadConsent);
}
