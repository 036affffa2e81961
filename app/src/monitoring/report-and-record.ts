import type { RuntimeConfig } from '../config.ts';
import type { Consent } from '../consent/consent.ts';
import { startSentry } from './sentry.ts';

export type LoadConsent = () => Promise<Pick<Consent, 'mayRecord' | 'subscribe'>>;

/**
 * Reports errors from now on and nothing else, unless somebody has agreed to more: then the screen is recorded, and
 * what pages and calls take is measured. The code of either is loaded only then.
 *
 * @throws where the code could not be loaded
 */
export async function reportAndRecord(
  dsn: string,
  config: RuntimeConfig,
  loadConsent: LoadConsent,
): Promise<void> {
  let mayRecord: Consent['mayRecord'] = () => false;
  startSentry(dsn, config, () => mayRecord());
  const consent = await loadConsent();
  ({ mayRecord } = consent);
  if (!mayRecord()) return;
  const [{ startReplay }, { startTracing }] = await Promise.all([
    import('./replay.ts'),
    import('./tracing.ts'),
  ]);
  // Another tab may have withdrawn it meanwhile.
  if (!mayRecord()) return;
  startTracing();
  const stop = startReplay(config.isReplayMasked === true);
  const unsubscribe = consent.subscribe(() => {
    if (mayRecord()) return;
    unsubscribe();
    stop();
  });
}
