import { browserTracingIntegration, captureException, init } from '@sentry/react';
import { REPORTS_PATH } from 'contract';
import type { RuntimeConfig } from '../config.ts';
import { setErrorReporter } from './report-error.ts';
import { scrub } from './scrub.ts';
import { scrubbingTransport } from './scrubbing-transport.ts';
import { traceTargets } from './trace-targets.ts';

/**
 * Error reporting and tracing as the specification has them, by way of the server that the page came from. Recording
 * the screen is not here: it needs a person's consent first (`replay.ts`), and only its rates are named.
 */
export function startSentry(dsn: string, { environment, apiUrl }: RuntimeConfig): void {
  init({
    dsn,
    tunnel: REPORTS_PATH,
    environment,
    integrations: [browserTracingIntegration()],
    tracesSampleRate: 1,
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
    tracePropagationTargets: traceTargets(apiUrl),
    // Errors and their traces are asked for, not who met them.
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [] },
    transport: scrubbingTransport(),
    // Breadcrumbs are kept before they are sent, also for a recording.
    beforeBreadcrumb: scrub,
  });
  setErrorReporter((error) => void captureException(error));
}
