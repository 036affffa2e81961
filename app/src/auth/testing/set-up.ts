import { afterEach, beforeEach, vi } from 'vitest';
import type { SignInConfigurationInput } from '../configuration.ts';
// Loaded beforehand, since the session's own import of it would not end while the timers stand still.
import '../engine.ts';
import '../redirect/sign-in-request.ts';
import '../redirect/callback.ts';
import { createSessionManager } from '../session-manager.ts';
import type { SessionManager } from '../session-types.ts';
import { type FakeEnvironment, fakeEnvironment, returnUrl } from './fake-environment.ts';
import { DOMAIN, ORIGIN } from './places.ts';

/** The time at which every test of the session begins. */
export const START = Date.UTC(2026, 10, 21);

export const configuration: SignInConfigurationInput = {
  redirect_uri: ORIGIN,
  domain: `${DOMAIN}/`,
  audience: 'api',
};

type Change = Partial<SignInConfigurationInput>;

/** Gives each test of a file a fresh environment, a clock that stands still and a log that stays silent. */
export function setUpSessions() {
  const state = {
    environment: fakeEnvironment(),
    log: [] as unknown[][],
    create: (more: Change = {}): SessionManager =>
      createSessionManager({ ...configuration, ...more }, state.environment),
    /** Signs in, with the page left and loaded again in between, as it happens. */
    async signIn(more: Change = {}): Promise<SessionManager> {
      await state.create(more).signIn();
      return state.comeBack(more);
    },
    /** The page loads again at the address that the provider sends the person to. */
    async comeBack(more: Change = {}, query?: Record<string, string>): Promise<SessionManager> {
      state.environment.unload();
      state.environment.href = returnUrl(state.environment, query);
      const session = state.create(more);
      await session.start();
      return session;
    },
    /** Opens another tab of the same browser, where the session is found again. */
    async openTab(
      more: Change = {},
      prepare: (environment: FakeEnvironment) => void = () => undefined,
    ): Promise<{ environment: FakeEnvironment; session: SessionManager }> {
      const environment = fakeEnvironment(state.environment.browser);
      environment.answer = (request, index) => state.environment.answer(request, index);
      prepare(environment);
      const session = createSessionManager({ ...configuration, ...more }, environment);
      await session.start();
      return { environment, session };
    },
    pass: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds),
  };

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: START });
    state.environment = fakeEnvironment();
    state.log = [];
    for (const level of ['error', 'warn'] as const) {
      vi.spyOn(console, level).mockImplementation((...values: unknown[]) => void state.log.push(values));
    }
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  return state;
}
