import type { RuntimeConfig } from '../config.ts';

/** Loads the error reporting where a DSN is configured; nowhere else does its code reach a browser. */
export async function startMonitoring(config: RuntimeConfig): Promise<void> {
  if (config.sentryDsn === undefined) return;
  const { startSentry } = await import('./sentry.ts');
  startSentry(config.sentryDsn, config);
}
