import { captureException, init } from '@sentry/react';
import { REPORTS_PATH } from 'contract';
import type { RuntimeConfig } from '../config.ts';
import { setErrorReporter } from './report-error.ts';
import { scrub } from './scrub.ts';
import { scrubbingTransport } from './scrubbing-transport.ts';
import { traceTargets } from './trace-targets.ts';

/**
 * Error reporting as the specification has it, by way of the server that the page came from. Recording the screen and
 * tracing are not here: they need a person's consent first (`replay.ts`, `tracing.ts`), and only their rates are named.
 *
 * @param mayRecord whether more than errors may leave at the moment
 */
export function startSentry(
  dsn: string,
  { environment, apiUrl }: RuntimeConfig,
  mayRecord: () => boolean,
): void {
  init({
    dsn,
    tunnel: REPORTS_PATH,
    environment,
    tracesSampleRate: 1,
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
    tracePropagationTargets: traceTargets(apiUrl),
    // Errors and their traces are asked for, not who met them.
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [] },
    transport: scrubbingTransport(mayRecord),
    // Breadcrumbs are kept before they are sent, also for a recording.
    beforeBreadcrumb: scrub,
  });
  setErrorReporter((error) => void captureException(error));
}
