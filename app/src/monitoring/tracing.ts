import { browserTracingIntegration, getClient } from '@sentry/react';

/** Measures what pages and calls take, at the rate that `startSentry` names. */
export function startTracing(): void {
  getClient()?.addIntegration(browserTracingIntegration());
}
