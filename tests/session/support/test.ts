import { expect, test as base } from '../../platform/test.ts';

/** The one place elsewhere to which whoever has signed in may be led. */
export const HELP = 'https://hilfe.example';

export interface SessionOptions {
  /** Where the refresh token is: in a cookie that no script reads, or in localStorage. */
  refreshTokenMode: 'cookie' | 'body';
}

interface TestFixtures {
  /** Leaves the platform as it was found. */
  allWell: void;
}

/** Playwright's test with a platform in one of the two storage modes. */
export const test = base.extend<TestFixtures, SessionOptions>({
  refreshTokenMode: ['cookie', { option: true, scope: 'worker' }],
  settings: [
    ({ refreshTokenMode, ports }, provide) =>
      provide({
        LOTSE_REFRESH_TOKEN_MODE: refreshTokenMode,
        LOTSE_CARRIER_LATENCY: '0',
        LOTSE_EXTERNAL_REDIRECT_ORIGINS: HELP,
        // Nobody takes the reports there; what matters is what is in them.
        LOTSE_SENTRY_DSN: `http://public@localhost:${ports.control}/1`,
      }),
    { scope: 'worker' },
  ],
  allWell: [
    async ({ control }, provide) => {
      // A tab that was closed before its socket became one of its own lingers on the server.
      await control.dismissSockets();
      await control.reset();
      await provide();
    },
    { auto: true },
  ],
});

export { expect };
