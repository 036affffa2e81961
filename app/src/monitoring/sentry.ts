import { browserTracingIntegration, captureException, init } from '@sentry/react';
import type { RuntimeConfig } from '../config.ts';
import { setErrorReporter } from './report-error.ts';
import { scrub } from './scrub.ts';

/**
 * Error reporting and tracing as the specification has them. Session replay is not here: it needs a
 * person's consent first.
 */
export function startSentry(dsn: string, { environment, apiUrl }: RuntimeConfig): void {
  init({
    dsn,
    environment,
    integrations: [browserTracingIntegration()],
    tracesSampleRate: 1,
    // Text would match anywhere in an address, so the API's is a pattern from its start.
    tracePropagationTargets: ['localhost', new RegExp(`^${escapePattern(apiUrl)}(/|$)`)],
    beforeSend: scrub,
    beforeSendSpan: scrub,
    beforeBreadcrumb: scrub,
  });
  setErrorReporter((error) => void captureException(error));
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
