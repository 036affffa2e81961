import type { RuntimeConfig } from '../config.ts';
import type { Consent } from '../consent/consent.ts';
import { startSentry } from './sentry.ts';

export type LoadConsent = () => Promise<Pick<Consent, 'mayRecord' | 'subscribe'>>;

/**
 * Reports errors from now on, and records the screen where somebody has agreed to that. The code of the recording is
 * loaded only then.
 *
 * @throws where the code could not be loaded
 */
export async function reportAndRecord(
  dsn: string,
  config: RuntimeConfig,
  loadConsent: LoadConsent,
): Promise<void> {
  startSentry(dsn, config);
  const consent = await loadConsent();
  if (!consent.mayRecord()) return;
  const { startReplay } = await import('./replay.ts');
  // Another tab may have withdrawn it meanwhile.
  if (!consent.mayRecord()) return;
  const stop = startReplay(config.isReplayMasked === true);
  const unsubscribe = consent.subscribe(() => {
    if (consent.mayRecord()) return;
    unsubscribe();
    stop();
  });
}
